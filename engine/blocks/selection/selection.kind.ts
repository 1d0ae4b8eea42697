// What a selection is: the list of a filter, which readers make up by links and a form.

import { normalizeWith } from '../../config/normalize/given.ts';
import type { SelectionBlockComplete } from '../../../schemas/complete.ts';
import type { SelectionBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind } from '../../config/rules/rule.ts';
import { here, problemAt } from '../../config/valuePlace.ts';
import type { CompleteBlock, Given, Text } from '../../model/portal.ts';

export type SelectionBlock = Omit<CompleteBlock<SelectionBlockComplete>, 'call' | 'texts'> & {
  /** Who is like the first of the list: the block itself asks for nothing. */
  readonly like?: {
    readonly call: string;
    readonly with: Readonly<Record<string, Given>>;
    /** Why, by what the answer says of it. */
    readonly texts: Readonly<Record<string, Text>>;
  };
};

export const selection: Kind<SelectionBlock, SelectionBlockSpec> = {
  name: 'selection',
  open: ({ call, with: given, texts = {}, ...rest }) =>
    call === undefined ? rest : { ...rest, like: { call, with: normalizeWith(given), texts } },
  rules: {
    'A selection says why somebody is proposed only where somebody is': (context, report) => {
      for (const { entry, pointer, block } of blocksOfKind<SelectionBlockSpec>(
        context,
        'selection',
      ))
        if (block.texts && block.call === undefined)
          report(
            problemAt(here(entry, `${pointer}/texts`), 'key-without', {
              written: 'texts',
              other: 'call',
            }),
          );
    },
  },
};
