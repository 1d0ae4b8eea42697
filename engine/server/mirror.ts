// A copy of the portal as plain files, for the day on which it cannot be reached: which pages it has, and what becomes of their HTML.

import { withPrefix } from '../addresses/query.ts';
import { matchAddress } from '../addresses/routes.ts';
import { asksPeriod } from '../blocks/contract/readPage.server.ts';
import { escape } from '../language/html.ts';
import { LocaleFormatter } from '../language/localeFormatter.ts';
import { plainWords } from '../language/text.ts';
import { entityDimension } from '../ledger/model/tables.ts';
import { first, lookup } from '../model/lookup.ts';
import { listTabPages } from '../model/page.ts';
import type { Locale, Page, Portal } from '../model/portal.ts';

/** Files of the copy that no page of the portal has. */
export const COPY_FILES: Readonly<Record<string, string>> = {
  '/copy.css': `.copy{margin:0;padding:.5rem 1rem;border-bottom:2px solid #7a4200;background:#fff4e0;color:#15202b;font:1rem/1.5 system-ui,sans-serif}
.copy p{max-width:60rem;margin:.25rem auto}
.copy a{color:#0a4b8f}
.copy-asked,[data-asked] #root,#root button[type=button]{display:none}
[data-asked] .copy-asked{display:block}
@media print{.copy{border:0;background:none}}
`,
  // a host of files that takes no notice of a query would show the page without it
  '/copy.js': `if (location.search.length > 1) document.documentElement.dataset.asked = '';\n`,
};

/** Short pages at the root of each language: for an address with a query, and for one that has no file. */
const SHORT = { asked: '/asked', absent: '/404' } as const;

/** Pages without members, and of members that figures are kept of the main ones that show figures of a period. */
export function isMirrored(portal: Portal, address: string): boolean {
  const { page } = matchAddress(portal, address);
  if (!page) return false;
  const [dimension = ''] = Object.values(page.parameters).map((own) => own.dimension);
  if (dimension === '') return true;
  const isKept = Object.values(portal.model.facts).some(
    (fact) => entityDimension(portal.model, fact) === dimension,
  );
  return (
    isKept &&
    isMain(portal, page, dimension) &&
    page.blocks.some((block) => asksPeriod(portal, block))
  );
}

/** Whether the search leads to it from the name of a member, or the tabs of that page do; any page where it leads to none. */
function isMain({ settings: { search }, pages }: Portal, page: Page, dimension: string): boolean {
  const main = search?.members?.find((own) => own.dimension === dimension)?.page;
  if (main === undefined || main === page.id) return true;
  return listTabPages(lookup(pages, main)).includes(page.id);
}

/** Where a page lies below the folder of a copy: what hosts of files find at an address without an ending. */
export function fileOfPage(address: string): string {
  return address === '/' ? '/index.html' : `${address}.html`;
}

/** Files that a document shows itself with, and its rows as CSV: addresses from their first slash. */
export function filesIn(text: string): string[] {
  const found = [
    ...text.matchAll(
      /(?:href|src)="(\/assets\/[^"?#]+\.css|\/[^"?#/]+\.svg|\/_download\/[^"?#]+\.csv)"/g,
    ),
    ...text.matchAll(/url\(["']?(\/[^"')?#]+)/g),
  ];
  return [...new Set(found.flatMap(([, address = '']) => address))];
}

/** Says in the language of each page of which day the copy is. */
export class Copying {
  private readonly portal: Portal;
  private readonly day: string;

  /** `day` is YYYY-MM-DD. */
  constructor(portal: Portal, day: string) {
    this.portal = portal;
    this.day = day;
  }

  /** A document without what needs the portal: its scripts, but for the one that has it look as its reader wants. `policy` is that of its headers. */
  page(html: string, policy: string): string {
    const code = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
    const locale =
      this.portal.settings.locales.find((own) => own.code === code) ??
      first(this.portal.settings.locales);
    return html
      .replace(/<script type="application\/json"[^>]*>[^]*?<\/script>/g, '')
      .replace(/<script [^>]*\bsrc="[^>]*><\/script>/g, '')
      .replace(/<link rel="modulepreload"[^>]*>|<link rel="stylesheet"[^>]* disabled>/g, '')
      .replace(/<\/?noscript>/g, '')
      .replace('<meta charset="utf-8">', () => `<meta charset="utf-8">${policyOf(policy)}${LOADED}`)
      .replace('<body>', () => `<body>\n${this.notice(locale, 'asked')}`);
  }

  /** The short pages of a language, by their files. */
  shortPages(locale: Locale): Readonly<Record<string, string>> {
    const formatter = this.formatter(locale);
    const name = plainWords(formatter.words(this.portal.settings.name));
    const page = (why: keyof typeof SHORT) =>
      `<!doctype html>
<html lang="${locale.code}" data-asked>
<head>
<meta charset="utf-8">${policyOf(SHORT_POLICY)}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(name)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/copy.css">
</head>
<body>
${this.notice(locale, why)}
</body>
</html>
`;
    return Object.fromEntries(
      (['asked', 'absent'] as const).map((why) => [
        `${withPrefix(SHORT[why], locale.prefix)}.html`,
        page(why),
      ]),
    );
  }

  /** The line that tells the day; behind it what is said instead of a page. */
  private notice(locale: Locale, why: keyof typeof SHORT): string {
    const formatter = this.formatter(locale);
    const { say } = formatter;
    const time = `<time datetime="${this.day}">${escape(formatter.date(this.day))}</time>`;
    const line = escape(say('copy.day', { day: DAY })).replace(DAY, time);
    const without = why === 'asked' ? `<a href="?">${escape(say('copy.without'))}</a> ` : '';
    const home = `<a href="${withPrefix('/', locale.prefix)}">${escape(say('errors.home'))}</a>`;
    return `<aside class="copy" aria-label="${escape(say('copy.name'))}"><p>${line}</p><p class="copy-asked">${escape(say(`copy.${why}`))} ${without}${home}</p></aside>`;
  }

  private formatter(locale: Locale): LocaleFormatter {
    return new LocaleFormatter(this.portal, locale, () => {});
  }
}

/** Stands for the day until its element takes its place. */
const DAY = '\u{0}';
const LOADED = '<link rel="stylesheet" href="/copy.css"><script src="/copy.js"></script>';
const SHORT_POLICY = `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`;

/** As an element: whoever serves files knows no policy of theirs. Who may frame a page can be said by headers alone. */
function policyOf(policy: string): string {
  const own = policy.split('; ').filter((rule) => !rule.startsWith('frame-ancestors'));
  return policy === ''
    ? ''
    : `<meta http-equiv="content-security-policy" content="${escape(own.join('; '))}">`;
}
