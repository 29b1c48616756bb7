const dates = [
  '0000-00-00',
  '0000-01-01',
  '-000001-01-01',
  '+275760-09-13',
  '275760-09-14',
  '2026-02-29',
  '2026-02-31',
  '29.02.2027',
  '31.04.26',
  '1.1.1',
  '2026-03-29T02:30',
  '2026-10-25T02:30:00',
  '9999-12-31T23:59:60Z',
  'infinity',
  '24:00',
  '99:99',
];

const numbers = [
  '-1',
  '-0',
  '0',
  '0.1',
  '1,5,5',
  '1e309',
  '-1e-400',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '99999999999999999999',
  'NaN',
  'Infinity',
  '0x7fffffff',
  '٣٤',
  '１２',
  '1 000,00',
  '+5',
];

const ids = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-00000000000g',
  'tyre:',
  'tyre:gibt-es-nicht',
  ':',
  'rim:x:y:z',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  'muster',
  'MUSTER',
  'null',
  'undefined',
];

const texts = [
  '',
  ' ',
  '\t\r\n',
  "'; drop table users; --",
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '$' + '{7*7}{{7*7}}',
  '%00%ff%2e%2e',
  'a\\b',
  '*?[a-z]{1,9}(((',
  '\\d+$^',
  'a & b | !c <-> d:*',
  'http://127.0.0.1/',
  'javascript:alert(1)',
  '//evil.example',
  'a@b@c',
  '"a b"@example.de',
];

const unicode = [
  '\u0000',
  'a\u0000b',
  '\u0007\u001b[31m',
  '\u202egnp.exe',
  '\u2028\u2029',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\uffff',
  '😀'.repeat(50),
  'Z\u0351\u036b\u0343'.repeat(40),
  'ﷺ'.repeat(100),
  'İıſß',
  '\u00ad\u200b\u200d',
];

const long = [
  'x'.repeat(300),
  'x'.repeat(3_000),
  'ä'.repeat(20_000),
  '9'.repeat(5_000),
  ' '.repeat(10_000),
  'a,'.repeat(5_000),
];

const nested = [
  '[]',
  '{"a":[1]}',
  '['.repeat(2_000),
  '{"a":'.repeat(500),
  '[[[[[[[[1]]]]]]]]',
  'a[b][c]=1',
  '(((((((((())))))))',
];

/** What people, programs and attackers type into a field of any type. */
export const hostileTexts: readonly string[] = [
  ...dates,
  ...numbers,
  ...ids,
  ...texts,
  ...unicode,
  ...long,
  ...nested,
];

const deep = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [deep(levels - 1)] : { a: deep(levels - 1) };

/** The same for a value of JSON. */
export const hostileJson: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53 + 2,
  [],
  {},
  [[]],
  [null],
  { constructor: 1 },
  { ['__proto__']: { a: 1 } },
  { length: -1 },
  Array.from({ length: 2_000 }, (_, index) => index),
  deep(60),
];

/** Numbers from 0 to 1, the same in each run. @param seed a whole number */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
