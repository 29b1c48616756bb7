import { z } from 'zod';
import { rimDesigns } from '~/ui/illustrations/rim-designs';
import { pictureList } from './picture-list';
import { euros, gtin13, integerText, oneOf, optional, optionalText, slugAtCategory, text } from './tyre-file';

/** A number with up to one decimal, kept in tenths: `7.5` is 75. */
export function tenthsText(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,3}(\.\d)?$/, 'erwartet wird eine Zahl wie 7.5')
    .transform((value) => Math.round(Number(value) * 10))
    .refine(
      (value) => value >= min && value <= max,
      `erwartet wird eine Zahl von ${min / 10} bis ${max / 10}`,
    );
}

const rimFields = z.strictObject({
  id: slugAtCategory,
  gtin: gtin13,
  hersteller: text,
  modell: text,
  design: oneOf(...Object.keys(rimDesigns)),
  material: oneOf('alu', 'stahl'),
  farbe: text,
  durchmesser: tenthsText(100, 260),
  breite: tenthsText(30, 150),
  lochzahl: integerText(3, 10),
  lochkreis: tenthsText(700, 2_500),
  mittenloch: tenthsText(300, 2_000),
  einpresstiefe: integerText(0, 150),
  traglast: integerText(200, 2_000),
  abe: optionalText(/^KBA \d{4,6}$/, 'keine ABE-Nummer wie KBA 49123'),
  preis: optional(euros),
  bilder: pictureList.optional(),
});

export const RIM_COLUMNS: readonly string[] = Object.keys(rimFields.shape);

/** One row of `rims.csv`: inches and millimetres become tenths, the price becomes cents. */
export const rimRow = rimFields.transform(({ preis, ...rim }) => ({ ...rim, preisCents: preis }));

/** A rim: diameter, width, bolt circle and centre bore in tenths, offset in mm, load in kg, price gross. */
export type RimRow = z.output<typeof rimRow>;
