// What a document shows of a page's choices and terms it need not carry again: left out on the server, read back from the elements.

import type { Field, FieldOption, TermView, View } from '../model/portal.ts';

/** The view without the names and options of its lists and the words of its terms. */
export function withoutShownWords(view: View): View {
  return { ...view, fields: view.fields.map(withoutOptions), terms: view.terms.map(withoutWords) };
}

function withoutOptions(field: Field): Field {
  return field.kind === 'select' && field.options.every(isPlain) && typeof field.label === 'string'
    ? { ...field, label: '', options: [] }
    : field;
}

/** The list says "all" where nothing is chosen; a word in another language has more than its letters. */
function isPlain({ value, label }: FieldOption): boolean {
  return typeof label === 'string' && (value !== '' || label === '');
}

function withoutWords(term: TermView): TermView {
  const plain = typeof term.name === 'string' && typeof term.about === 'string';
  return plain ? { ...term, name: '', about: '' } : term;
}

/** The view that stands in a document. */
export function withShownWords(view: View, page: ParentNode): View {
  return {
    ...view,
    fields: view.fields.map((field) => withOptions(field, page)),
    terms: view.terms.map((term) => withWords(term, page)),
  };
}

function withOptions(field: Field, page: ParentNode): Field {
  if (field.kind !== 'select' || field.options.length > 0) return field;
  const list = page.querySelector<HTMLSelectElement>(
    `.choices select[name="${CSS.escape(field.name)}"]`,
  );
  const label = list?.closest('label')?.querySelector('span')?.textContent ?? '';
  const options = [...(list?.options ?? [])].map(({ value, textContent, disabled }) => ({
    value,
    label: value === '' ? '' : textContent,
    ...(disabled ? { off: true as const } : {}),
  }));
  return { ...field, label, options };
}

function withWords(term: TermView, page: ParentNode): TermView {
  if (term.name !== '' || term.about !== '') return term;
  const [name, about] = page.querySelectorAll(`#${CSS.escape(`term-${term.key}`)} p`);
  return { ...term, name: name?.textContent ?? '', about: about?.textContent ?? '' };
}
