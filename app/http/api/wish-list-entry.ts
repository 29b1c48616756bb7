import { z } from 'zod';
import { articleName } from './article-answer';
import { text } from './fields';

/** Spec 2, section 3: wish-list entry. */
export const wishListEntry = z.strictObject({
  productId: text,
  selectedVariant: articleName,
  categoryUrl: text.optional(),
  standort: text.optional().describe('_id eines Standorts'),
});

/** At one location. */
export const MAX_ENTRIES = 200;
