// What a text is: prose from the content, by its name.

import type { TextBlockComplete } from '../../../schemas/complete.ts';
import type { TextBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import { blocksOfKind, here, unknownName } from '../../config/rules/rule.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type TextBlock = CompleteBlock<TextBlockComplete>;

export const text: Kind<TextBlock, TextBlockSpec> = {
  name: 'text',
  rules: {
    'Every text that a page names exists in the default language': (context, report) => {
      // one that exists in another language is named as missing in this one
      const texts = new Set(context.config.texts.map(({ id }) => id));
      for (const { entry, pointer, block } of blocksOfKind<TextBlockSpec>(context, 'text'))
        if (!texts.has(block.text))
          report(
            unknownName(here(entry, `${pointer}/text`), 'unknown-text', {
              written: block.text,
              allowed: texts,
            }),
          );
    },
  },
};
