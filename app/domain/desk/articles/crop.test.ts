import { describe, expect, it } from 'vitest';
import { cropArea, cropSchema } from './crop';

const photo = { width: 1200, height: 900 };
const area = (fields: Record<string, string>, of = photo) => cropArea(cropSchema.parse(fields), of);

it.each([
  [{ verhaeltnis: 'quadrat' }, { left: 150, top: 0, width: 900, height: 900 }],
  [
    { verhaeltnis: 'quadrat', fokus: 'links' },
    { left: 0, top: 0, width: 900, height: 900 },
  ],
  [
    { verhaeltnis: 'quadrat', fokus: 'rechts' },
    { left: 300, top: 0, width: 900, height: 900 },
  ],
  [
    { verhaeltnis: '16-9', fokus: 'unten' },
    { left: 0, top: 225, width: 1200, height: 675 },
  ],
  [
    { verhaeltnis: '16-9', fokus: 'unbekannt' },
    { left: 0, top: 113, width: 1200, height: 675 },
  ],
  [
    { verhaeltnis: '4-3', fokus: 'oben' },
    { left: 0, top: 0, width: 1200, height: 900 },
  ],
  [
    { verhaeltnis: 'frei', links: '25', oben: '10,5', breite: '50', hoehe: '80' },
    { left: 300, top: 95, width: 600, height: 720 },
  ],
  [
    { verhaeltnis: 'frei', links: '25', breite: '75' },
    { left: 300, top: 0, width: 900, height: 900 },
  ],
])('%j is %j', (fields, expected) => expect(area(fields as Record<string, string>)).toEqual(expected));

it('stays inside photos of every shape', () => {
  for (const of of [
    { width: 101, height: 3001 },
    { width: 3001, height: 101 },
    { width: 333, height: 334 },
  ])
    for (const verhaeltnis of ['quadrat', '4-3', '3-2', '16-9', '3-4'])
      for (const fokus of ['mitte', 'oben', 'unten', 'links', 'rechts']) {
        const found = area({ verhaeltnis, fokus }, of);
        if (!found) continue;
        expect(found.left + found.width).toBeLessThanOrEqual(of.width);
        expect(found.top + found.height).toBeLessThanOrEqual(of.height);
      }
});

it('an area below 100 pixels is none', () => {
  expect(area({ verhaeltnis: 'frei', breite: '5' })).toBeUndefined();
  expect(area({ verhaeltnis: '16-9' }, { width: 150, height: 900 })).toBeUndefined();
});

describe('refused', () => {
  it.each([
    [{ verhaeltnis: 'rund' }, 'verhaeltnis'],
    [{}, 'verhaeltnis'],
    [{ verhaeltnis: 'frei', links: '-1' }, 'links'],
    [{ verhaeltnis: 'frei', oben: '101' }, 'oben'],
    [{ verhaeltnis: 'frei', hoehe: 'hoch' }, 'hoehe'],
    [{ verhaeltnis: 'frei', links: '60', breite: '50' }, 'breite'],
    [{ verhaeltnis: 'frei', oben: '1', hoehe: '100' }, 'hoehe'],
  ])('%j at %s', (fields, field) => {
    expect(cropSchema.safeParse(fields).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
