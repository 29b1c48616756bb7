import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { categoryDrawings, guideDrawings, spotNames } from './spot-names';

it('has a symbol for each name', () => {
  const sheet = readFileSync(path.join(import.meta.dirname, 'spots.svg'), 'utf8');
  const ids = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...categoryDrawings, ...guideDrawings, ...spotNames].sort());
});
