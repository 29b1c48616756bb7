import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RimDimensionsSheet } from './rim-dimensions';
import type { RimMeasures } from './rim-section';

const draw = (measures: RimMeasures) =>
  renderToStaticMarkup(<RimDimensionsSheet measures={measures} title="Felge" />);

/** Both ends of each dimension in drawing units, by its words. */
function dimensionsOf(svg: string) {
  const spans =
    /<g><path d="M([\d.-]+) ([\d.-]+)[HV][\d.-]+M([\d.-]+) ([\d.-]+)[HV][^"]*"><\/path>(?:<path[^>]*><\/path>)*<text[^>]*>([^<]*)</g;
  return new Map(
    [...svg.matchAll(spans)].map(([, x1, y1, x2, y2, words = '']) => {
      const isUpright = words.startsWith('⌀');
      return [words, (isUpright ? [y1, y2] : [x1, x2]).map(Number) as [from: number, to: number]];
    }),
  );
}

const usual: RimMeasures = {
  width: 7.5,
  diameter: 17,
  offset: 45,
  bolts: { number: 5, circle: 114.3 },
  bore: 66.6,
};

interface Case {
  name: string;
  measures: RimMeasures;
}
const cases: Case[] = [
  { name: 'a usual rim', measures: usual },
  { name: 'with its tyre', measures: { ...usual, tyre: { width: 225, aspect: 45 } } },
  { name: 'of 25 inches', measures: { ...usual, width: 12.5, diameter: 25, offset: 20 } },
  { name: 'of 12 inches', measures: { ...usual, width: 4, diameter: 12, offset: 38 } },
  { name: 'with a negative offset', measures: { ...usual, width: 10, diameter: 15, offset: -44 } },
  { name: 'of a van with twin wheels', measures: { ...usual, width: 5.5, diameter: 16, offset: 118 } },
  { name: 'with the mounting face in its middle', measures: { ...usual, offset: 0 } },
];

describe.each(cases)('$name', ({ measures }) => {
  const svg = draw(measures);
  const spans = dimensionsOf(svg);
  const span = (start: string) => {
    const [, found = [0, 0]] = [...spans].find(([words]) => words.startsWith(start)) ?? [];
    return { length: Math.abs(found[1] - found[0]), middle: (found[0] + found[1]) / 2, found };
  };
  const scale = span('⌀').length / (measures.diameter * 25.4);

  it('has its dimensions at one scale', () => {
    expect(scale).toBeGreaterThan(0.7);
    expect(span('Maulweite').length).toBeCloseTo(measures.width * 25.4 * scale, 0);
    expect(span('Lochkreis').length).toBeCloseTo((measures.bolts?.circle ?? 0) * scale, 0);
    expect(span('Mittenloch').length).toBeCloseTo((measures.bore ?? 0) * scale, 0);
  });

  it('has the offset between the middle plane and the mounting face, which a positive one moves outwards', () => {
    const [middle, face] = span('ET').found;
    expect(middle).toBeCloseTo(span('Maulweite').middle, 0);
    expect(middle - face).toBeCloseTo((measures.offset ?? 0) * scale, 0);
  });

  it('has shapes with the same measures, in millimetres', () => {
    expect(Number(/scale\(([\d.]+)\)/.exec(svg)?.[1])).toBeCloseTo(scale, 2);
    const [half, seat] = [measures.width * 12.7, measures.diameter * 12.7];
    for (const x of [-half, half]) expect(svg).toContain(`L${x.toFixed(1)} -${seat.toFixed(1)}L`);
    expect(svg).toContain(`<path d="M${(-(measures.offset ?? 0)).toFixed(1)} `);
    const holes = [...svg.matchAll(/<circle cy="-57.15" r="8" transform="rotate\((\d+)\)"/g)];
    expect(holes.map(([, angle]) => Number(angle))).toEqual([0, 72, 144, 216, 288]);
  });

  it('keeps lines and words within the sheet and apart', () => {
    const rows = { top: ['Maulweite', 'Mittenloch'], bottom: ['ET', 'Lochkreis'] };
    for (const starts of Object.values(rows)) {
      let free = 0;
      for (const start of starts) {
        const [words = ''] = [...spans.keys()].filter((one) => one.startsWith(start));
        // Letters are 0.53 of their height wide.
        const half = Math.max(span(start).length / 2, (words.length * 40 * 0.53) / 2);
        expect(span(start).middle - half, words).toBeGreaterThanOrEqual(free);
        free = span(start).middle + half;
      }
      expect(free).toBeLessThanOrEqual(1_000);
    }
    const ends = [...svg.matchAll(/ y="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(Math.min(...ends)).toBeGreaterThan(34);
    expect(Math.max(...ends)).toBeLessThan(740);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('names German figures, and leaves out what is unknown', () => {
  const words = (measures: RimMeasures) => [...dimensionsOf(draw(measures)).keys()];
  const size = ['Maulweite 7,5 J', '⌀ 17 Zoll'];
  const circle = 'Lochkreis 5 × 114,3 mm';
  expect(words(usual)).toEqual([...size, 'ET 45 mm', 'Mittenloch 66,6 mm', circle]);
  expect(words({ ...usual, bore: undefined })).toEqual([...size, 'ET 45 mm', circle]);
  expect(words({ ...usual, bolts: undefined })).toEqual([...size, 'ET 45 mm', 'Mittenloch 66,6 mm']);
  const bare = draw({ width: 7.5, diameter: 17, offset: undefined, bore: 66.6 });
  expect([...dimensionsOf(bare).keys()]).toEqual([...size, 'Mittenloch 66,6 mm']);
  expect(bare).not.toMatch(/NaN|undefined|rotate\(0\)/);
});
