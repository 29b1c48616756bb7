import { z } from 'zod';
import { QUANTITY_MESSAGE } from '~/domain/catalog/articles/article';
import { articleField } from '~/domain/catalog/articles/article-field';
import { couponField } from '~/domain/coupons/schemas';

const quantity = z
  .string({ error: QUANTITY_MESSAGE })
  .trim()
  .regex(/^\d{1,2}$/, QUANTITY_MESSAGE)
  .transform(Number)
  .refine((value) => value >= 1, QUANTITY_MESSAGE);

const line = z.uuid({ error: 'Diese Zeile gibt es in Ihrem Warenkorb nicht.' });

export const addToCartSchema = z.object({ artikel: articleField, menge: quantity });

const vehicle = z.string().max(200).optional();

export const removedLineQuery = z.object({ entfernt: articleField, menge: quantity, fahrzeug: vehicle });

export const cartAction = z.discriminatedUnion('aktion', [
  z.object({
    aktion: z.enum(['hinzufuegen', 'mitMontage']),
    ...addToCartSchema.shape,
    fahrzeug: vehicle,
  }),
  z.object({ aktion: z.literal('menge'), zeile: line, menge: quantity }),
  z.object({ aktion: z.literal('entfernen'), zeile: line }),
  z.object({
    aktion: z.enum(['montage', 'ohneMontage']),
    zeile: line,
    entsorgung: z.literal('ja').optional().catch(undefined),
  }),
  z.object({ aktion: z.literal('einloesen'), gutscheincode: couponField }),
  z.object({ aktion: z.literal('ohneGutschein') }),
  z.object({
    aktion: z.enum(['kontoHerausnehmen', 'kontoZuruecklegen', 'kontoBehalten']),
    zurueck: z.string().max(500).optional(),
  }),
  z.object({
    aktion: z.literal('mitnehmen'),
    standort: z
      .string({ error: 'Diesen Standort gibt es nicht.' })
      .max(200, 'Diesen Standort gibt es nicht.'),
  }),
]);
