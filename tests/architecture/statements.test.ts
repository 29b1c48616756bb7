import { expect, it } from 'vitest';
import { sourceFiles } from './source-files';

const NAMED = /\bstatement(OverIds|OfRows)?\(\s*'(\w+)'/g;

/** A connection knows each prepared statement by its name alone. */
it('no two prepared statements have the same name', () => {
  const found = sourceFiles().flatMap(({ text }) =>
    [...text.matchAll(NAMED)].map(([, varies, name = '']) => ({ varies: varies !== undefined, name })),
  );
  expect(found.length).toBeGreaterThan(25);
  const names = found.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const prefixes = found.filter(({ varies }) => varies).map(({ name }) => `${name}_`);
  expect(names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)))).toEqual([]);
});
