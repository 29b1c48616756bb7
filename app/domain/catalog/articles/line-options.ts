import { z } from 'zod';
import type { Verdict } from '~/domain/vehicles/fitment/verdict';
import { articleKinds } from './article';

const results = ['fits', 'fits-not', 'unknown'] as const satisfies readonly Verdict['result'][];
const articleName = z.string().regex(new RegExp(`^(${articleKinds.join('|')}):[a-z0-9-]{1,120}$`));

/** The vehicle selected when the line was ordered, with the verdict of that time. */
const vehicle = z.strictObject({
  kind: z.literal('vehicle'),
  code: z.string().min(1),
  label: z.string(),
  /** Absent if nothing was known of the article. */
  verdict: z.strictObject({ result: z.enum(results), words: z.string() }).optional(),
});
const tyre = z.strictObject({ kind: z.literal('tyre'), article: articleName });
const wheel = z.strictObject({ kind: z.literal('wheel'), article: articleName });

/** The work puts this article of the same cart on; the line has as many pieces as the article's. */
const fitting = z.strictObject({ kind: z.literal('fitting'), article: articleName });

/** Options of a cart line; `priceOfLine` prices each. */
export const lineOption = z.discriminatedUnion('kind', [vehicle, tyre, wheel, fitting]);
export type LineOption = z.output<typeof lineOption>;
export type LineVehicle = Extract<LineOption, { kind: 'vehicle' }>;

const byKind = (a: LineOption, b: LineOption) => (a.kind < b.kind ? -1 : 1);

/** At most one of each kind, sorted by kind, so that equal options are equal JSON. */
export const lineOptions = z
  .array(lineOption)
  .refine((options) => new Set(options.map(({ kind }) => kind)).size === options.length, 'one of a kind')
  .transform((options): readonly LineOption[] => [...options].sort(byKind));
export type LineOptions = readonly LineOption[];

/** Undefined for stored options that this version does not know and cannot price. */
export function readLineOptions(stored: unknown): LineOptions | undefined {
  return lineOptions.safeParse(stored).data;
}

export function vehicleOf(options: LineOptions): LineVehicle | undefined {
  return options.find((option) => option.kind === 'vehicle');
}

/** Undefined for articles, and for work that was added by itself. */
export function fittedArticle(options: LineOptions): string | undefined {
  return options.find((option) => option.kind === 'fitting')?.article;
}
