import { z } from 'zod';
import { articleKinds, QUANTITY_LIMIT } from '~/domain/catalog/article';

const QUANTITY_MESSAGE = `Bitte eine ganze Menge von 1 bis ${QUANTITY_LIMIT} angeben.`;

const quantity = z
  .string({ error: QUANTITY_MESSAGE })
  .trim()
  .regex(/^\d{1,2}$/, QUANTITY_MESSAGE)
  .transform(Number)
  .refine((value) => value >= 1, QUANTITY_MESSAGE);

const article = z
  .string({ error: 'Dieser Artikel ist uns unbekannt.' })
  .regex(new RegExp(`^(${articleKinds.join('|')}):[a-z0-9-]{1,120}$`), 'Dieser Artikel ist uns unbekannt.')
  .transform((text) => {
    const [kind, articleId = ''] = text.split(':');
    return { kind: kind as (typeof articleKinds)[number], articleId };
  });

/** What the forms of lists, product pages and cart send to /warenkorb. */
export const cartAction = z.discriminatedUnion('aktion', [
  z.object({ aktion: z.literal('hinzufuegen'), artikel: article, menge: quantity }),
  z.object({ aktion: z.literal('menge'), artikel: article, menge: quantity }),
  z.object({ aktion: z.literal('entfernen'), artikel: article }),
]);
