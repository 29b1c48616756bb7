import { z } from 'zod';
import { articleCell } from '~/domain/catalog/articles/article-cell';
import { type Cell, cell, euros, optional, words } from '~/platform/files/cells';
import { codec, type RowOf } from '~/platform/files/codec';
import { dayField } from '~/values/day-field';
import { gtinOf } from '~/values/gtin';
import { endOfIsoDay } from '~/values/iso-day';

const column = <Value>(of: Cell<Value>): Cell<Value | null> => ({ ...optional(of), isOptional: true });

/** Its 13 digits, else the text as it is: beside a right number a wrong GTIN costs nothing. */
const gtin = {
  ...cell(
    z
      .string()
      .trim()
      .transform((text) => gtinOf(text) ?? text),
  ),
  takesAny: true,
};

const number = <Value>(of: Cell<Value>) => ({ ...column(of), takesAny: true });

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
  artikel: ['article', number(articleCell)],
  gtin: ['gtin', column(gtin)],
  artikelnummer: ['sku', number(cell(words(80)))],
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
