import { z } from 'zod';
import type { Call } from './call.server';
import { duplicateKey } from './duplicate-key';
import { badField, badFields, badType, type FieldProblem, invalidJson, type Refused } from './refusal';

const germanError = z.locales.de().localeError;

function problemsOf({ issues }: z.ZodError): FieldProblem[] {
  return issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          field: [...path, key].join('.'),
          message: 'Dieses Feld gibt es nicht.',
        }))
      : [{ field: path.join('.'), message: issue.message }],
  );
}

/** A body of nothing but unknown fields would get an answer of several times its length. */
const MAX_PROBLEMS = 100;

function check<Schema extends z.ZodObject>(
  schema: Schema,
  given: unknown,
): { value: z.output<Schema> } | Refused {
  const read = schema.safeParse(given, { error: germanError });
  return read.success ? { value: read.data } : badFields(...problemsOf(read.error).slice(0, MAX_PROBLEMS));
}

/** A parameter that is given twice is a list, which no call takes. */
export function readParameters<Input extends z.ZodObject>(
  { input, inPath }: { input: Input; inPath: readonly string[] },
  url: URL,
  params: Readonly<Record<string, string | undefined>>,
) {
  const given = Object.fromEntries(inPath.map((name) => [name, params[name]] as [string, unknown]));
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name);
    given[name] = values.length === 1 && !inPath.includes(name) ? values[0] : values;
  }
  return check(input, given);
}

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

const LONE_SURROGATE = /\p{Cs}/u;

/** Neither stored nor shown text may have these. */
function isStorable(text: string): boolean {
  return !LONE_SURROGATE.test(text) && !text.includes('\0');
}

export const isStorableValue = (value: unknown): boolean => unstorableFields(value).length === 0;

function unstorableFields(value: unknown, field = ''): FieldProblem[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ field, message: 'Bitte ohne Steuerzeichen.' }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    unstorableFields(one, field ? `${field}.${key}` : key),
  );
}

/** @throws if it is not JSON in UTF-8, or nested too deeply */
function readJson(schema: z.ZodObject, bytes: ArrayBuffer) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const value: unknown = JSON.parse(text);
  const twice = duplicateKey(text);
  if (twice !== undefined) return badField(twice, 'Dieses Feld steht mehrfach da.');
  const unstorable = unstorableFields(value);
  return unstorable.length > 0 ? badFields(...unstorable.slice(0, MAX_PROBLEMS)) : check(schema, value);
}

/** No bytes are an empty object, whose missing fields are named. */
export async function readBody({ body }: Call, request: Request) {
  const bytes = await request.arrayBuffer();
  if (!body || bytes.byteLength === 0) return check(body ?? z.object({}), {});
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return badType;
  try {
    return readJson(body, bytes);
  } catch {
    return invalidJson;
  }
}
