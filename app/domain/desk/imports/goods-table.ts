import { z } from 'zod';
import { articleCell } from '~/domain/catalog/articles/article-cell';
import { type Cell, cell, euros, optional, words } from '~/platform/files/cells';
import { codec, type RowOf } from '~/platform/files/codec';
import { dayField } from '~/values/day-field';
import { endOfIsoDay } from '~/values/iso-day';

const column = <Value>(of: Cell<Value>): Cell<Value | null> => ({ ...optional(of), isOptional: true });

/** Suppliers write 12 to 14 digits for the same GTIN. */
const gtin = cell(
  z
    .string()
    .trim()
    .regex(/^0?\d{12,13}$/, 'keine GTIN mit 13 Ziffern')
    .transform((digits) => digits.slice(-13).padStart(13, '0')),
);

const PIECES = 'erwartet wird eine Stückzahl von 0 bis 99999';

/** '12', '12,00', and '>20' for at least twenty. */
const pieces = cell(
  z
    .string()
    .trim()
    .regex(/^(>=?\s*)?\d{1,5}([.,]0+)?\+?$/, PIECES)
    .transform((text) => Number.parseInt(text.replace(/^\D+/, ''), 10)),
);

const lastDay = cell(
  z
    .string()
    .trim()
    .transform((text) => text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1'))
    .pipe(dayField('stored', 'kein Tag wie 31.12.2026'))
    .transform((day) => endOfIsoDay(day)),
);

const fields = {
  artikel: ['article', column(articleCell)],
  gtin: ['gtin', column(gtin)],
  artikelnummer: ['sku', column(cell(words(80)))],
  preis: ['regularCents', column(euros)],
  angebot: ['offerCents', column(euros)],
  angebotBis: ['offerUntil', column(lastDay)],
  stueck: ['pieces', column(pieces)],
} as const;

export type GoodsRow = RowOf<typeof fields>;

/** A table of a wholesaler or of the dealer's own system with price, count, or both of known articles. */
export const goodsTable = codec(fields, [
  {
    field: 'gtin',
    message: 'die Zeile nennt keinen Artikel',
    holds: ({ article, gtin, sku }) => Boolean(article || gtin || sku),
  },
  {
    field: 'angebot',
    message: 'muss unter dem Preis liegen',
    holds: ({ offerCents, regularCents }) => !offerCents || !regularCents || offerCents < regularCents,
  },
  {
    field: 'angebotBis',
    message: 'gehört genau zu einem Angebot',
    holds: ({ offerCents, offerUntil }) => !offerCents === !offerUntil,
  },
]);

export const goodsColumns = {
  artikel: 'Artikel im Shop',
  gtin: 'GTIN (EAN)',
  artikelnummer: 'Artikelnummer',
  preis: 'Preis, brutto',
  angebot: 'Angebotspreis',
  angebotBis: 'Angebot bis',
  stueck: 'Stück',
} as const satisfies Record<keyof typeof fields, string>;
