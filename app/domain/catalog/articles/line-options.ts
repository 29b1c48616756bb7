import { z } from 'zod';
import type { Verdict } from '~/domain/vehicles/fitment/verdict';
import { articleKinds } from './article';

const results = ['fits', 'fits-not', 'unknown'] as const satisfies readonly Verdict['result'][];
const articleName = z.string().regex(new RegExp(`^(${articleKinds.join('|')}):[a-z0-9-]{1,120}$`));

/** The vehicle that was chosen when a line was ordered, and what was said of its article then. */
const vehicle = z.strictObject({
  kind: z.literal('vehicle'),
  /** The public id. */
  code: z.string().min(1),
  label: z.string(),
  /** None where nothing was known of the article. */
  verdict: z.strictObject({ result: z.enum(results), words: z.string() }).optional(),
});
/** The tyre that goes on the line's wheels or rims. */
const tyre = z.strictObject({ kind: z.literal('tyre'), article: articleName });
/** The wheel or rim that the line's tyres go on. */
const wheel = z.strictObject({ kind: z.literal('wheel'), article: articleName });

/** What can be chosen beside a line's article. A new choice is a member here, and `priceOfLine` says what it costs. */
export const lineOption = z.discriminatedUnion('kind', [vehicle, tyre, wheel]);
export type LineOption = z.output<typeof lineOption>;
export type LineVehicle = Extract<LineOption, { kind: 'vehicle' }>;

const byKind = (a: LineOption, b: LineOption) => (a.kind < b.kind ? -1 : 1);

/** At most one of each kind, in the order of their kinds: equal options are equal JSON, whoever wrote them. */
export const lineOptions = z
  .array(lineOption)
  .refine((options) => new Set(options.map(({ kind }) => kind)).size === options.length, 'one of a kind')
  .transform((options): readonly LineOption[] => [...options].sort(byKind));
export type LineOptions = readonly LineOption[];

/** What is stored of a line; undefined where it is nothing that this version knows, and so cannot price. */
export function readLineOptions(stored: unknown): LineOptions | undefined {
  return lineOptions.safeParse(stored).data;
}

export function vehicleOf(options: LineOptions): LineVehicle | undefined {
  return options.find((option) => option.kind === 'vehicle');
}
