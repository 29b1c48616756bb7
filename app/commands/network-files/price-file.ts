import { z } from 'zod';
import { articleKinds } from '~/domain/catalog/articles/article';
import { euros, optional } from './tyre-file';

const moment = z.iso.datetime({ offset: true, error: 'kein Zeitpunkt wie 2026-12-01T00:00:00+01:00' });

const priceFields = z.strictObject({
  artikel: z
    .string()
    .regex(new RegExp(`^(${articleKinds.join('|')}):[a-z0-9-]+$`), 'kein Artikel wie tyre:continental-…'),
  standort: optional(z.string()),
  gueltigVon: optional(moment.transform((text) => new Date(text))),
  preis: optional(euros),
  angebot: optional(euros),
  angebotBis: optional(moment.transform((text) => new Date(text))),
});

export const PRICE_COLUMNS: readonly string[] = Object.keys(priceFields.shape);

/**
 * One row of `prices.csv`: a price of the network (no `standort`) or of one location, from now on or from a moment on; no
 * `preis` ends the location's own. An offer stands beside the price that it is struck from, with its end.
 */
export const priceRow = priceFields
  .refine((row) => (row.angebot === null) === (row.angebotBis === null), {
    path: ['angebotBis'],
    message: 'gehört genau zu einem Angebot',
  })
  .refine((row) => row.angebot === null || (row.preis !== null && row.angebot < row.preis), {
    path: ['angebot'],
    message: 'muss unter dem Preis liegen',
  })
  .refine((row) => !row.angebotBis || !row.gueltigVon || row.gueltigVon < row.angebotBis, {
    path: ['angebotBis'],
    message: 'liegt nicht nach gueltigVon',
  });

export type PriceEntry = z.output<typeof priceRow>;

/** What only one row of prices can speak of. */
export function priceMoment({ artikel, standort, gueltigVon }: PriceEntry): string {
  return [artikel, standort, gueltigVon && `ab ${gueltigVon.toISOString()}`].filter(Boolean).join(', ');
}
