import { z } from 'zod';
import { euros, optionalText, slug } from './tyre-file';

const wheelFields = z.strictObject({
  id: slug,
  felge: slug,
  reifen: slug,
  sensor: optionalText(/^[a-z]+(-[a-z]+)*:[a-z0-9-]+$/, 'kein Artikel wie product:rdks-sensor-…'),
  preis: z.union([z.literal('').transform(() => null), euros]),
});

export const WHEEL_COLUMNS: readonly string[] = Object.keys(wheelFields.shape);

/**
 * One row of `complete-wheels.csv`: the ids of a rim and a tyre, perhaps a sensor by its article. Without `preis` a wheel costs what
 * its parts and the location's fitting do.
 */
export const wheelRow = wheelFields.transform(({ preis, ...wheel }) => ({ ...wheel, preisCents: preis }));

export type WheelRow = z.output<typeof wheelRow>;
