import { z } from 'zod';
import type { ArticleDetails } from '~/domain/catalog/kinds/article-details.server';
import type { MakerDetails } from '~/domain/catalog/makes/make';
import { contentUnits } from '~/domain/catalog/products/base-price';
import { parseCents } from '~/values/money';

const CONTENT = `Bitte geben Sie eine Menge wie 0,75 ${contentUnits.join(', ')} an.`;
const AMOUNT = 'Bitte geben Sie einen Betrag wie 7,50 an.';
const FILLED = 'Bitte füllen Sie dieses Feld aus.';
const CONTACT = 'Bitte geben Sie eine E-Mail-Adresse oder eine https-Adresse an.';

const empty = z.literal('').transform(() => null);
const content = z
  .string()
  .trim()
  .transform((text, issues) => {
    const [, number = '', unit = ''] = /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(\S+)$/.exec(text) ?? [];
    const milli = Math.round(Number(number.replace(',', '.')) * 1000);
    const known = contentUnits.find((one) => one === unit);
    if (known && milli > 0) return { milli, unit: known };
    issues.addIssue({ code: 'custom', message: CONTENT });
    return z.NEVER;
  });
const amount = z
  .string()
  .transform((text) => parseCents(text) ?? 0)
  .refine((cents) => cents > 0, AMOUNT);

export const detailsSchema = z.object({
  ausverkauft: z.literal('on').optional(),
  eprel: z
    .union(
      [
        empty,
        z
          .string()
          .trim()
          .regex(/^\d{6,7}$/),
      ],
      'Eine EPREL-Nummer hat 6 oder 7 Ziffern.',
    )
    .optional(),
  beschreibung: z.string().trim().max(4_000, 'Höchstens 4000 Zeichen.').optional(),
  sicherheit: z.string().trim().max(2_000, 'Höchstens 2000 Zeichen.').optional(),
  inhalt: z.union([empty, content], CONTENT).optional(),
  pfand: z.union([empty, amount], AMOUNT).optional(),
});

/** Fields that the form of this kind does not have stay undefined. */
export function detailsOf(typed: z.output<typeof detailsSchema>): ArticleDetails {
  const { ausverkauft, eprel, beschreibung, sicherheit, inhalt, pfand } = typed;
  return {
    isSoldOut: ausverkauft === 'on',
    ...(eprel !== undefined && { eprelId: eprel }),
    ...(beschreibung !== undefined && { product: { description: beschreibung, safety: sicherheit || null } }),
    ...(inhalt !== undefined && { content: inhalt }),
    ...(pfand !== undefined && { depositCents: pfand }),
  };
}

const filled = z.string(FILLED).trim().min(1, FILLED).max(200, 'Höchstens 200 Zeichen.');
const contact = z.union([z.email(), z.url({ protocol: /^https$/ })], CONTACT);

export const makerSchema = z
  .object({
    name: filled,
    anschrift: filled,
    kontakt: contact,
    euName: z.string().trim().max(200).default(''),
    euAnschrift: z.string().trim().max(200).default(''),
    euKontakt: z.union([z.literal(''), contact], CONTACT).default(''),
  })
  .refine(
    ({ euName, euAnschrift, euKontakt }) => [euName, euAnschrift, euKontakt].every((one) => !one === !euName),
    {
      path: ['euName'],
      error: 'Zur verantwortlichen Person in der EU gehören Name, Anschrift und Kontakt.',
    },
  );

export function makerOf(typed: z.output<typeof makerSchema>): MakerDetails {
  const { name, anschrift, kontakt, euName, euAnschrift, euKontakt } = typed;
  return {
    manufacturer: { name, postalAddress: anschrift, electronicAddress: kontakt },
    responsible: euName ? { name: euName, postalAddress: euAnschrift, electronicAddress: euKontakt } : null,
  };
}

export const alternativeField = z.string().trim().max(200, 'Höchstens 200 Zeichen.');
