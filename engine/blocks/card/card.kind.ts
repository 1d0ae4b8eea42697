// What a card is: one record of a call as a list of terms, and perhaps a sentence made of it; what nobody knows is left out.

import type { CardBlockComplete, CardItemComplete } from '../../../schemas/complete.ts';
import type { CardBlockSpec, CardItemSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { strangeFields, type FieldReference } from '../../config/rules/fields.ts';
import { strangeRowLinks } from '../../config/rules/rowLinks.ts';
import { blocksOfKind, here, problemAt, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type CardBlock = CompleteBlock<CardBlockComplete>;

export type CardItem = CardItemComplete;

export const card: Kind<CardBlock, CardBlockSpec> = {
  name: 'card',
  heads: true,
  shows: ['record'],
  rules: {
    'A card shows only fields that its call answers': (context, report) => {
      const blocks = blocksOfKind<CardBlockSpec>(context, 'card');
      for (const problem of strangeFields(context, blocks, listFieldReferences)) report(problem);
    },

    'A card says something': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<CardBlockSpec>(context, 'card'))
        if (!block.text && !block.items)
          report(problemAt(here(entry, pointer), 'missing-key', { written: 'items' }));
    },

    'Every code on a card is of a dimension of the ledger': (context, report) => {
      const dimensions = context.config.ledger?.spec.dimensions;
      if (!dimensions) return;
      for (const { entry, pointer, item } of listItems(
        blocksOfKind<CardBlockSpec>(context, 'card'),
      ))
        if (item.dimension !== undefined && !(item.dimension in dimensions))
          report(
            unknownName(here(entry, `${pointer}/dimension`), 'unknown-dimension', {
              written: item.dimension,
              allowed: Object.keys(dimensions),
            }),
          );
    },

    'Every service on a card is one of the portal': (context, report) => {
      const allowed = Object.keys(context.portal.services ?? {});
      for (const { entry, pointer, item } of listItems(
        blocksOfKind<CardBlockSpec>(context, 'card'),
      ))
        if (item.service !== undefined && !allowed.includes(item.service))
          report(
            unknownName(here(entry, `${pointer}/service`), 'unknown-service', {
              written: item.service,
              allowed,
            }),
          );
    },

    'A term of a card leads to a page that there is, with the parameters it takes': (
      context,
      report,
    ) => {
      const items = listItems(blocksOfKind<CardBlockSpec>(context, 'card'));
      const blocks = items.map(({ entry, pointer, item: block }) => ({ entry, pointer, block }));
      for (const problem of strangeRowLinks(context, blocks, 'to')) report(problem);
    },
  },
};

type CardsAt = ReturnType<typeof blocksOfKind<CardBlockSpec>>;

function listItems(cards: CardsAt): (Omit<CardsAt[number], 'block'> & { item: CardItemSpec })[] {
  return cards.flatMap(({ entry, pointer, block }) =>
    (block.items ?? []).map((item, i) => ({ entry, pointer: `${pointer}/items/${i}`, item })),
  );
}

function listFieldReferences({ wants = [], items = [], text }: CardBlockSpec): FieldReference[] {
  return [
    ...wants.map((field, i): FieldReference => [`wants/${i}`, field]),
    ...items.map(({ field }, i): FieldReference => [`items/${i}/field`, field]),
    ...items.flatMap(({ unless }, i): FieldReference[] =>
      unless === undefined ? [] : [[`items/${i}/unless`, unless]],
    ),
    ...Object.entries(text ?? {}).flatMap(([locale, words]) =>
      placesIn(words).map((field): FieldReference => [`text/${locale}`, field]),
    ),
  ];
}

/** Names in braces. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\{([\w-]+)\}/g)].map(([, name = '']) => name);
}
