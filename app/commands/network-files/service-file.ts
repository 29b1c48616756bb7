import { z } from 'zod';
import { tyreTypes, works } from '~/domain/catalog/services-on-goods/tables';
import { tenthsText } from './rim-file';
import { euros, oneOf, optional, slugAtCategory, text } from './tyre-file';

const inches = optional(tenthsText(100, 260));

const serviceFields = z.strictObject({
  id: slugAtCategory,
  bezeichnung: text,
  arbeit: oneOf(...works),
  zollVon: inches,
  zollBis: inches,
  reifenart: optional(oneOf(...tyreTypes)),
  preis: optional(euros),
});

export const SERVICE_COLUMNS: readonly string[] = Object.keys(serviceFields.shape);

/** One row of `services-on-goods.csv`: inches become tenths, the price for one wheel becomes cents. */
export const serviceRow = serviceFields
  .refine(({ zollVon, zollBis }) => zollVon === null || zollBis === null || zollVon <= zollBis, {
    path: ['zollBis'],
    message: 'liegt unter zollVon',
  })
  .transform(({ preis, ...service }) => ({ ...service, preisCents: preis }));

export type ServiceRow = z.output<typeof serviceRow>;

/** The wheels that a row's price holds for, as the catalogue has them. */
export const scopeOf = ({ arbeit, zollVon, zollBis, reifenart }: ServiceRow) => ({
  work: arbeit,
  fromRimTenths: zollVon,
  toRimTenths: zollBis,
  tyreType: reifenart,
});
