import { z } from 'zod';
import { articleField } from '~/domain/catalog/articles/article-field';

export const wishListAction = z.discriminatedUnion('aktion', [
  z.object({ aktion: z.literal('merken'), artikel: articleField }),
  z.object({ aktion: z.literal('vergessen'), artikel: articleField }),
  z.object({ aktion: z.literal('teilen') }),
  z.object({ aktion: z.literal('nicht-teilen') }),
  z.object({ aktion: z.literal('mitnehmen'), standort: z.string().max(200) }),
]);
