import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './source-files';

const journeys = path.join(root, 'tests/journeys');

/** The only file that may set a value at once, in a field that has a picker. */
const TYPING = 'typing.ts';

const setsValues = /\.(fill|pressSequentially|clear)\(/;

it('journeys type letter by letter', () => {
  const files = fs.readdirSync(journeys).filter((name) => name.endsWith('.ts') && name !== TYPING);
  const found = files.filter((name) => setsValues.test(fs.readFileSync(path.join(journeys, name), 'utf8')));
  expect(files.length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

it.each(["field.fill('x')", "field\n    .fill('x')", "field.pressSequentially('x')"])('finds %s', (line) =>
  expect(setsValues.test(line)).toBe(true),
);

it('takes an answered request for no typing', () =>
  expect(setsValues.test('route.fulfill({ status: 404 })')).toBe(false));
