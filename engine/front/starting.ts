// What is said while the portal is started: nothing of it is known yet but that it will answer.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import { escape } from '../language/html.ts';
import { localeFor } from '../language/localeFor.ts';
import { textIn } from '../language/text.ts';
import { first } from '../model/lookup.ts';
import type { Text } from '../model/words.ts';
import { asksPage } from './work.ts';

/** In seconds, when to ask again: where what it takes is there, and where that has to be made first. */
const SOON = 2;
const LATER = 20;

/** `making`: what a start takes has to be made first. */
export function sendStarting(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  making: boolean,
): FastifyReply {
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(making ? LATER : SOON) });
  const words = making ? MAKING : WAIT;
  const { code: language } =
    localeFor(raw.headers['accept-language'], LANGUAGES) ?? first(LANGUAGES);
  return asksPage(raw)
    ? reply.type('text/html; charset=utf-8').send(startingPage(language, making))
    : reply.type('application/problem+json; charset=utf-8').send(
        JSON.stringify(
          new ApiProblem('starting').body({
            say: (key) => textIn(key.startsWith('problems.titles') ? TITLE : words, language),
            plain: () => '',
          }),
        ),
      );
}

/** Nothing is known yet of the languages of the portal: these are those that the engine speaks. */
const LANGUAGES = ['uk', 'en', 'pl', 'de', 'fr', 'es'].map((code) => ({ code }));

const TITLE: Text = {
  uk: 'Портал запускається',
  en: 'The portal is starting',
  pl: 'Portal się uruchamia',
  de: 'Das Portal wird gestartet',
  fr: 'Le portail démarre',
  es: 'El portal se está iniciando',
};
const WAIT: Text = {
  uk: 'Сторінка з’явиться за кілька секунд.',
  en: 'The page will be here in a few seconds.',
  pl: 'Strona pojawi się za kilka sekund.',
  de: 'Die Seite ist in wenigen Sekunden da.',
  fr: 'La page sera là dans quelques secondes.',
  es: 'La página aparecerá en unos segundos.',
};
const MAKING: Text = {
  uk: 'Спершу портал складає сторінки й цифри: це триває до кількох хвилин.',
  en: 'Pages and figures are made first: that takes up to a few minutes.',
  pl: 'Najpierw powstają strony i dane: trwa to do kilku minut.',
  de: 'Zuerst entstehen Seiten und Zahlen: Das dauert bis zu einigen Minuten.',
  fr: 'Les pages et les chiffres sont d’abord préparés : cela prend quelques minutes au plus.',
  es: 'Primero se preparan las páginas y las cifras: puede tardar unos minutos.',
};
const AGAIN: Text = {
  uk: 'Спробувати ще раз',
  en: 'Try again',
  pl: 'Spróbuj ponownie',
  de: 'Erneut versuchen',
  fr: 'Réessayer',
  es: 'Volver a intentarlo',
};

/** In the language of the reader, and in English below. */
function startingPage(language: string, making: boolean): string {
  const spoken = [...new Set([language, 'en'])];
  const title = escape(spoken.map((code) => TITLE[code]).join(' · '));
  const words = making ? MAKING : WAIT;
  const parts = spoken.map((code, i) => {
    const heading = i === 0 ? 'h1' : 'h2';
    return `<section lang="${code}"><${heading}>${escape(textIn(TITLE, code))}</${heading}><p>${escape(textIn(words, code))}</p><p><a href="">${escape(textIn(AGAIN, code))}</a></p></section>`;
  });
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main>${parts.join('')}</main></body></html>`;
}
