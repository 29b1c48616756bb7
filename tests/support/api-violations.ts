import fc from 'fast-check';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Call } from '~/http/api/call.server';
import { calls } from '~/http/api/calls.server';
import { type ApiRequest, apiOf } from './api';
import { apiKey } from './api-keys';
import { type CurlLine, curlLines } from './curl-lines';
import type { TestDatabase } from './fresh-database';

const SEED = 20_261_125;

const nasty = [
  '',
  ' ',
  '\u0000',
  'a\u0007b',
  '\u202egnp.exe',
  '\u2028',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '$' + '{7*7}',
  'x'.repeat(201),
  '٣٤',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  'true',
  '[object Object]',
  '__proto__',
];

const texts = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 40 }),
);

const json = fc.oneof(
  texts,
  fc.constantFrom(null, true, 0, -1, 1e21, 2 ** 53, [], {}, [[]], { constructor: 1 }, 'p'.repeat(10_000)),
  fc.jsonValue(),
);

/** Of systems that know no value, or write numbers as they like. */
const usualMistakes = [false, true, null, '', [], {}, 1.5, -1, '3 '];

const sample = <T>(values: fc.Arbitrary<T>, count: number, salt: number): T[] => [
  ...new Set(fc.sample(values, { seed: SEED + salt, numRuns: count })),
];

/** A percent-encoded address holds neither lone surrogates nor the segments that it resolves itself. */
const fitsAddress = (text: string, isInPath: boolean) =>
  !/\p{Cs}/u.test(text) && !(isInPath && ['', '.', '..'].includes(text));

interface Field {
  path: (string | number)[];
  schema: z.ZodType;
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return unwrapped(schema.unwrap() as z.ZodType);
  }
  return schema;
}

/** Every field of a body, with objects and the entries of lists as well. */
function fieldsOf(schema: z.ZodType, path: Field['path'] = []): Field[] {
  const inner = unwrapped(schema);
  const own = path.length > 0 ? [{ path, schema }] : [];
  if (inner instanceof z.ZodArray) return [...own, ...fieldsOf(inner.element as z.ZodType, [...path, 0])];
  if (!(inner instanceof z.ZodObject)) return own;
  return [
    ...own,
    ...Object.entries(inner.shape).flatMap(([name, one]) => fieldsOf(one as z.ZodType, [...path, name])),
  ];
}

function withValue(whole: unknown, [first, ...rest]: Field['path'], value: unknown): unknown {
  if (first === undefined) return value;
  if (typeof first === 'number') {
    const entries = Array.isArray(whole) && whole.length > 0 ? whole : [{}];
    return entries.map((one, at) => (at === first ? withValue(one, rest, value) : one));
  }
  const object = (whole ?? {}) as Record<string, unknown>;
  return { ...object, [first]: withValue(object[first], rest, value) };
}

export function addressWith(line: CurlLine, call: Call, name: string, value: string): string {
  const [path = '', query = ''] = line.path.split('?');
  if (!call.inPath.includes(name)) {
    const parameters = new URLSearchParams(query);
    parameters.set(name, value);
    return `${path}?${parameters}`;
  }
  const at = call.path.split('/').indexOf(`{${name}}`);
  const segments = path.split('/').map((one, index) => (index === at ? encodeURIComponent(value) : one));
  return `${segments.join('/')}${query && `?${query}`}`;
}

/** A valid value would end all tokens of the account. */
const withoutToken = ['PUT /api/v1/auth/password', 'DELETE /api/v1/users'];
/** Fewer than a token has a minute. */
const PER_TOKEN = 400;

/** Tokens by who may call, a new one before the quota of the last is spent. */
async function tokensOf(shop: { port: number }, database: TestDatabase, lines: readonly CurlLine[]) {
  const api = apiOf(shop);
  const key = await apiKey(database);
  const signIn = lines.find(({ call }) => call === 'POST /api/v1/auth/signin');
  const make = {
    shopper: async () => (await api('POST', '/api/v1/standorte/muster/carts')).body.cartToken,
    account: async () => (await api('POST', signIn?.path ?? '', { json: signIn?.json })).body.token,
  };
  const used = new Map<keyof typeof make, { token: string; left: number }>();

  async function next(whose: keyof typeof make): Promise<string> {
    const last = used.get(whose);
    const own = last && last.left > 0 ? last : { token: (await make[whose]()) as string, left: PER_TOKEN };
    used.set(whose, { ...own, left: own.left - 1 });
    return own.token;
  }

  return async ({ method, path, caller }: Call): Promise<string | undefined> => {
    if (withoutToken.includes(`${method} ${path}`)) return undefined;
    if (caller === 'program') return key;
    if (caller === 'shopper') return next('shopper');
    return caller === 'account' || caller === 'signed-up' ? next('account') : undefined;
  };
}

/** Sends what each field of a call does not take, and what it takes although it makes no sense. */
export async function violations(shop: { port: number }, database: TestDatabase) {
  const api = apiOf(shop);
  const lines = await curlLines(shop);
  const tokenFor = await tokensOf(shop, database, lines);

  async function expectRefusal(call: Call, path: string, request: ApiRequest, field: string | undefined) {
    const { status, body } = await api(call.method, path, { ...request, token: await tokenFor(call) });
    const sent = `${call.method} ${path.slice(0, 300)} ${JSON.stringify(request.json ?? '').slice(0, 300)}`;
    expect(status, sent).toBeLessThan(500);
    if (field === undefined) return;
    expect(status, sent).toBe(400);
    const named = (body.error.details ?? []).map((one: { field: string }) => one.field);
    const isNamed = named.some((one: string) => one === field || one.startsWith(`${field}.`));
    expect(isNamed, `${sent}: ${field} in ${named}`).toBe(true);
  }

  /** A wrong line is refused by its own result. */
  async function expectRefusedLine(call: Call, path: string, line: unknown, field: string | undefined) {
    const request = { lines: [line], token: await tokenFor(call) };
    const { status, body } = await api(call.method, path, request);
    const sent = `${call.method} ${path} ${JSON.stringify(line).slice(0, 600)}`;
    expect(status, sent).toBeLessThan(500);
    if (field === undefined) return;
    expect(status, sent).toBe(200);
    const [{ state, problems }] = body.results;
    expect(state, sent).toBe('refused');
    const named = problems.map((one: { field: string }) => one.field);
    // A line that cannot be stored at all has no field; of one for nothing that there is, the id is named.
    expect(
      named.includes(field) || named.includes('') || named.includes('id'),
      `${sent}: ${field} in ${named}`,
    ).toBe(true);
  }

  /** Every column gets each mistake that it does not take, in one batch; each line names its column. */
  async function expectUsualMistakesRefused(call: Call, { path }: CurlLine, example: unknown) {
    const mistakes = fieldsOf(call.line as z.ZodObject).flatMap(({ path: field, schema }) =>
      usualMistakes
        .filter((value) => !schema.safeParse(value).success)
        .map((value) => ({ field: field.join('.'), line: withValue(example, field, value) })),
    );
    const request = { lines: mistakes.map(({ line }) => line), token: await tokenFor(call) };
    const { body } = await api(call.method, path, request);
    expect(body.results).toHaveLength(mistakes.length);
    for (const [index, { state, problems }] of body.results.entries()) {
      const { field, line } = mistakes[index] ?? expect.fail();
      const named = problems.map((one: { field: string }) => one.field);
      expect([state, named], JSON.stringify(line)).toEqual(['refused', expect.arrayContaining([field])]);
    }
  }

  async function violateLines(call: Call, line: CurlLine, perField: number): Promise<number> {
    const example = JSON.parse(line.lines?.split('\n')[0] ?? '{}');
    await expectUsualMistakesRefused(call, line, example);
    let sent = 0;
    for (const [salt, { path, schema }] of fieldsOf(call.line as z.ZodObject).entries()) {
      for (const value of sample(json, perField, 2_000 + salt)) {
        const isTaken = schema.safeParse(value).success;
        const wrong = withValue(example, path, value);
        await expectRefusedLine(call, line.path, wrong, isTaken ? undefined : path.join('.'));
        sent += 1;
      }
    }
    return sent;
  }

  return async (call: Call, perField: number): Promise<number> => {
    const line = lines.find((one) => one.call === `${call.method} ${call.path}`);
    if (!line) throw new Error(`no example of ${call.path}`);
    await database.query('delete from attempts');
    let sent = 0;
    for (const [salt, [name, schema]] of Object.entries(call.input.shape).entries()) {
      for (const value of sample(texts, perField, salt)) {
        if (!fitsAddress(value, call.inPath.includes(name))) continue;
        const isTaken = (schema as z.ZodType).safeParse(value).success;
        const path = addressWith(line, call, name, value);
        // A path with control characters or escaped slashes is refused as a whole, before any call is found.
        const isNamed = !isTaken && !(call.inPath.includes(name) && /[\p{Cc}/\\]/u.test(value));
        const request = { json: line.json, lines: line.lines };
        await expectRefusal(call, path, request, isNamed ? name : undefined);
        sent += 1;
      }
    }
    if (call.line) return sent + (await violateLines(call, line, perField));
    if (!call.body || line.json === undefined) return sent;
    for (const [salt, { path, schema }] of fieldsOf(call.body).entries()) {
      for (const value of sample(json, perField, 1_000 + salt)) {
        const isTaken = schema.safeParse(value).success;
        const request = { json: withValue(line.json, path, value) };
        await expectRefusal(call, line.path, request, isTaken ? undefined : path.join('.'));
        sent += 1;
      }
    }
    return sent;
  };
}

export const callNames = calls.map((call) => [`${call.method} ${call.path}`, call] as const);
