import { z } from 'zod';
import { euros, optionalText, slug } from './tyre-file';

const wheelFields = z.strictObject({
  id: slug,
  felge: slug,
  reifen: slug,
  sensor: optionalText(
    /^product:[a-z0-9-]+$/,
    'keine Ausführung eines Produkts wie product:nordholm-433-gummiventil',
  ),
  preis: z.union([z.literal('').transform(() => null), euros]),
});

export const WHEEL_COLUMNS: readonly string[] = Object.keys(wheelFields.shape);

/**
 * One row of `complete-wheels.csv`: the ids of a rim and a tyre, perhaps a sensor by its article, a product's variant. Without `preis` a wheel costs what
 * its parts and the location's fitting do.
 */
export const wheelRow = wheelFields.transform(({ preis, ...wheel }) => ({ ...wheel, preisCents: preis }));

export type WheelRow = z.output<typeof wheelRow>;
