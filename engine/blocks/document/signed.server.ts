// A signature as it is said: who signed, for whom, when, by which certificate.

import type { LocaleFormatter } from '../../language/localeFormatter.ts';
import type { LabelledWords } from '../written/texts.server.ts';
import { signIn, type RecordFields } from '../contract/records.server.ts';

/** Nothing where nobody signed. The portal checks no signature: these are words of the record. */
export function signatureFacts(
  formatter: LocaleFormatter,
  item: RecordFields,
  field: string | undefined,
): LabelledWords[] {
  const sign = signIn(item, field);
  if (!sign) return [];
  const { serial, issuer, validFrom, validTo } = sign.certificate;
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatter.date(text) : text);
  const together = (texts: readonly string[], between: string) =>
    texts.filter((text) => text !== '').join(between);
  const said = [
    ['print.signer', together([sign.signer, sign.position], ', ')],
    ['print.organisation', sign.organisation],
    ['document.signed', day(sign.day)],
    ['print.certificate.serial', serial],
    ['print.certificate.issuer', issuer],
    ['print.certificate.validFrom', day(validFrom)],
    ['print.certificate.validTo', day(validTo)],
    ['print.note', sign.note],
  ] as const;
  return said.flatMap(([key, text]) =>
    text === ''
      ? []
      : [
          {
            label: formatter.say(key),
            words: formatter.words({ [formatter.fallback]: text }),
            to: '',
          },
        ],
  );
}
