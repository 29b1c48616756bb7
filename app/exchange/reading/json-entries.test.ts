import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileLists } from '../../../tests/support/hostile-files';
import { processorMs } from '../../../tests/support/processor-time';
import { JsonFault, readEntries } from './json-entries';

async function* piecesOf(text: string, length = 7) {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

const told = (text: string, length?: number) =>
  readEntries(piecesOf(text, length)).then(
    () => 'read',
    (error: unknown) =>
      error instanceof JsonFault ? [error.place, error.message].filter(Boolean).join(': ') : error,
  );

it('a list is read as JSON.parse reads it, however it is cut into pieces', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue()),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(0, 1),
      async (list, length, space) => {
        const text = JSON.stringify(list, null, space);
        expect(await readEntries(piecesOf(text, length))).toEqual(JSON.parse(text));
      },
    ),
  );
});

it.each(['[]', ' [ ] ', '\uFEFF[1]', '[[],{}]', '["]", "\\"]"]', '[{"__proto__": {"a": 1}}]'])(
  '%s is a list',
  async (text) => {
    expect(await readEntries(piecesOf(text))).toEqual(JSON.parse(text.replace('\uFEFF', '')));
  },
);

it('a name that objects inherit from changes none', async () => {
  const [entry] = await readEntries(piecesOf('[{"__proto__": {"isStaff": true}, "constructor": 1}]'));
  expect(Object.keys(entry as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
});

describe('no list', () => {
  it.each([
    ['{}', 'erwartet wird eine Liste'],
    ['{"a": [1, {}]}', 'erwartet wird eine Liste'],
    ['[{"a": 1, "b": {"c": 1, "c": 2}}]', 'Eintrag 1, Feld c: steht mehrfach da'],
    ['[1, {"a": 1, "\\u0061": 2}]', 'Eintrag 2, Feld a: steht mehrfach da'],
  ])('%s: %s', async (text, words) => {
    expect(await told(text)).toBe(words);
  });

  it.each([
    '',
    ' ',
    '{',
    '[',
    '[1',
    '[1,]',
    '[,1]',
    '[1 2]',
    '[}',
    '{]',
    '[{]]',
    '[1]]',
    '[1] 2',
    '2 [1]',
    '"a"',
    '[1][2]',
    'nichts',
    '["a',
    "['a']",
  ])('%s', async (text) => {
    expect(await told(text)).toMatch(/^kein gültiges JSON/);
  });

  it('is not said of what JSON.parse takes, and is said of what it refuses', async () => {
    const part = fc.constantFrom('[', ']', '{', '}', ',', ':', '"a"', '1', ' ', '\\', '"', 'null');
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 12 }), async (parts) => {
        const text = `[${parts.join('')}`;
        const isJson = (() => {
          try {
            return Array.isArray(JSON.parse(text));
          } catch {
            return false;
          }
        })();
        expect(/^kein gültiges JSON/.test(String(await told(text)))).toBe(!isJson);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Of the processor, in many short turns. */
const MAX_MS = 5_000;

it.each(hostileLists(1_000_000).map(({ name, content }) => [name, content.toString()] as const))(
  'a list of hostile %s is refused or read in short turns',
  async (_name, text) => {
    expect(await told(text, 65_536)).toBeTypeOf('string');
    expect(await processorMs(async () => void (await told(text, 65_536)))).toBeLessThan(MAX_MS);
  },
);
