import { z } from 'zod';
import { QUANTITY_LIMIT } from '~/domain/catalog/article';
import { articleField } from '~/domain/catalog/article-field';
import { couponField } from '~/domain/coupons/schemas';

const QUANTITY_MESSAGE = `Bitte eine ganze Menge von 1 bis ${QUANTITY_LIMIT} angeben.`;

const quantity = z
  .string({ error: QUANTITY_MESSAGE })
  .trim()
  .regex(/^\d{1,2}$/, QUANTITY_MESSAGE)
  .transform(Number)
  .refine((value) => value >= 1, QUANTITY_MESSAGE);

/** What the forms of lists, product pages and cart send to /warenkorb. */
export const cartAction = z.discriminatedUnion('aktion', [
  z.object({ aktion: z.literal('hinzufuegen'), artikel: articleField, menge: quantity }),
  z.object({ aktion: z.literal('menge'), artikel: articleField, menge: quantity }),
  z.object({ aktion: z.literal('entfernen'), artikel: articleField }),
  z.object({ aktion: z.literal('einloesen'), gutscheincode: couponField }),
  z.object({ aktion: z.literal('ohneGutschein') }),
  z.object({
    aktion: z.literal('mitnehmen'),
    standort: z
      .string({ error: 'Diesen Standort gibt es nicht.' })
      .max(200, 'Diesen Standort gibt es nicht.'),
  }),
]);
