// What is said while the portal is started: nothing of it is known yet but that it will answer.

import type { FastifyReply, FastifyRequest } from 'fastify';

import { ApiProblem } from '../answers/problem.ts';
import { escape } from '../language/html.ts';
import { localeFor } from '../language/localeFor.ts';
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
  const { code: language } = localeFor(raw.headers['accept-language'], LANGUAGES) ?? LANGUAGES[0];
  return asksPage(raw)
    ? reply.type('text/html; charset=utf-8').send(startingPage(making))
    : reply.type('application/problem+json; charset=utf-8').send(
        JSON.stringify(
          new ApiProblem('starting').body({
            say: (key) => (key.startsWith('problems.titles') ? TITLE : words)[language],
            plain: () => '',
          }),
        ),
      );
}

/** Nothing is known yet of the languages of the portal. */
const LANGUAGES = [{ code: 'uk' }, { code: 'en' }] as const;

const TITLE = { uk: 'Портал запускається', en: 'The portal is starting' };
const WAIT = {
  uk: 'Сторінка з’явиться за кілька секунд.',
  en: 'The page will be here in a few seconds.',
};
const MAKING = {
  uk: 'Спершу портал складає сторінки й цифри: це триває до кількох хвилин.',
  en: 'Pages and figures are made first: that takes up to a few minutes.',
};
const AGAIN = { uk: 'Спробувати ще раз', en: 'Try again' };

function startingPage(making: boolean): string {
  const title = escape(`${TITLE.uk} · ${TITLE.en}`);
  const words = making ? MAKING : WAIT;
  const part = (language: keyof typeof TITLE, heading: string) =>
    `<section lang="${language}"><${heading}>${escape(TITLE[language])}</${heading}><p>${escape(words[language])}</p><p><a href="">${escape(AGAIN[language])}</a></p></section>`;
  return `<!doctype html><html lang="uk"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head><body><main>${part('uk', 'h1')}${part('en', 'h2')}</main></body></html>`;
}
