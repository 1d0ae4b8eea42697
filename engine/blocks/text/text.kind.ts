// What a text is: prose from the content, by its name.

import type { TextBlockComplete } from '../../../schemas/complete.ts';
import type { TextBlockSpec } from '../../../schemas/types.ts';
import type { Kind } from '../../config/kind.ts';
import type { CompleteBlock } from '../../model/portal.ts';

export type TextBlock = CompleteBlock<TextBlockComplete>;

export const text: Kind<TextBlock, TextBlockSpec> = {
  name: 'text',
};
