import fc from 'fast-check';
import { z } from 'zod';
import { days, mailAddresses, moments, webAddresses, words } from './words';

/**
 * Values for a schema, by its path in an entry such as `theme.header.links[].to`, where chance would rarely find valid
 * ones. Undefined: the schema alone decides.
 */
export type OwnArbitraries = (schema: z.core.$ZodType, path: string) => fc.Arbitrary<unknown> | undefined;

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: days,
  datetime: moments,
  email: mailAddresses,
  hostname: fc.constantFrom('www.hersteller.example', 'localhost'),
  url: webAddresses,
};

/** Decimal places of people's numbers. */
const DECIMALS = 1e4;
const MAX_ENTRIES = 5;
/** After so many refused values in a row the path needs an arbitrary of its own. */
const MAX_MISSES = 2_000;

const checkDefinition = z.object({
  check: z.string().optional(),
  format: z.string().optional(),
  pattern: z.instanceof(RegExp).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  value: z.number().optional().catch(undefined),
});

/** Other conditions of a schema are met by trying. */
function boundsOf({ _zod: { def } }: z.core.$ZodType) {
  const definitions = [def, ...(def.checks ?? []).map((check) => check._zod.def)].map((one) =>
    checkDefinition.parse(one),
  );
  const named = (name: string) => definitions.find(({ check }) => check === name);
  return {
    minimum: named('greater_than')?.value ?? named('min_length')?.minimum,
    maximum: named('less_than')?.value ?? named('max_length')?.maximum,
    isInteger: definitions.some(({ format }) => format === 'safeint'),
    text: named('string_format'),
  };
}

function numbers(schema: z.core.$ZodNumber): fc.Arbitrary<number> {
  const { minimum = -1_000, maximum = 1_000_000, isInteger } = boundsOf(schema);
  if (isInteger) return fc.integer({ min: minimum, max: maximum });
  const scaled = { min: Math.ceil(minimum * DECIMALS), max: Math.floor(maximum * DECIMALS) };
  return fc.integer(scaled).map((number) => number / DECIMALS);
}

/** Reading a pattern takes milliseconds, so it is cached. Flags are left out. */
const byPattern = new Map<string, fc.Arbitrary<string>>();
function matching({ source }: RegExp): fc.Arbitrary<string> {
  const known = byPattern.get(source) ?? fc.stringMatching(new RegExp(source));
  byPattern.set(source, known);
  return known;
}

function texts(schema: z.core.$ZodString): fc.Arbitrary<string> {
  const { text, maximum } = boundsOf(schema);
  const { format = '', pattern } = text ?? {};
  return formats[format] ?? (pattern ? matching(pattern) : words(6, maximum));
}

/** None, one or several entries; one in three optional arrays is empty. */
function arrays(schema: z.core.$ZodArray, element: fc.Arbitrary<unknown>): fc.Arbitrary<unknown[]> {
  const { minimum = 0, maximum = MAX_ENTRIES } = boundsOf(schema);
  const maxLength = Math.max(minimum, Math.min(maximum, MAX_ENTRIES));
  const some = fc.array(element, { minLength: Math.max(minimum, 1), maxLength, size: 'max' });
  return minimum > 0 ? some : fc.oneof(fc.constant<unknown[]>([]), { weight: 2, arbitrary: some });
}

/** Conditions between fields are not considered. */
export function fieldsOf(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  own: OwnArbitraries,
  path = '',
): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(shape).map(([name, schema]) => [
    name,
    arbitraryOf(schema, own, path ? `${path}.${name}` : name),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>).map(withoutAbsent);
}

function withoutAbsent(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined));
}

function records(def: z.core.$ZodRecordDef, own: OwnArbitraries, path: string) {
  const names = arbitraryOf(def.keyType, own, path);
  const value = arbitraryOf(def.valueType, own, `${path}.*`);
  return fc.dictionary(names as fc.Arbitrary<string>, value, { noNullPrototype: true });
}

function unchecked(schema: z.core.$ZodType, own: OwnArbitraries, path: string): fc.Arbitrary<unknown> {
  const at = (inner: z.core.$ZodType, suffix = '') => arbitraryOf(inner, own, path + suffix);
  if (schema instanceof z.core.$ZodString) return texts(schema);
  if (schema instanceof z.core.$ZodNumber) return numbers(schema);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodArray) return arrays(schema, at(schema._zod.def.element, '[]'));
  if (schema instanceof z.core.$ZodObject) return fieldsOf(schema._zod.def.shape, own, path);
  if (schema instanceof z.core.$ZodRecord) return records(schema._zod.def, own, path);
  if (schema instanceof z.core.$ZodUnion) return fc.oneof(...schema._zod.def.options.map((one) => at(one)));
  if (schema instanceof z.core.$ZodNullable)
    return fc.oneof(fc.constant(null), at(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault)
    return fc.oneof(fc.constant(undefined), at(schema._zod.def.innerType));
  if (schema instanceof z.core.$ZodPipe) return at(schema._zod.def.in);
  throw new Error(`Say what stands at ${path}: nothing is known of "${schema._zod.def.type}".`);
}

/** Optional and nullable values are absent half of the time. */
export function arbitraryOf(schema: z.core.$ZodType, own: OwnArbitraries, path = ''): fc.Arbitrary<unknown> {
  const values = own(schema, path) ?? unchecked(schema, own, path);
  let misses = 0;
  return values.filter((value) => {
    const { success, error } = z.safeParse(schema, value);
    misses = success ? 0 : misses + 1;
    if (misses < MAX_MISSES) return success;
    throw new Error(`No value is found for ${path}: ${JSON.stringify(value)}, ${error?.message}`);
  });
}
