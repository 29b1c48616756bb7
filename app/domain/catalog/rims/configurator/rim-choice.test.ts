import { describe, expect, it } from 'vitest';
import { chosenRims, countChoices, readChoice } from './rim-choice';

const rim = (diameterTenths: number, widthTenths: number, design: string, colour: string) => ({
  diameterTenths,
  widthTenths,
  design,
  colour,
});
const rims = [
  rim(160, 65, 'sport', 'Silber'),
  rim(160, 65, 'sport', 'Anthrazit'),
  rim(170, 70, 'sport', 'Silber'),
  rim(170, 75, 'komfort', 'Silber'),
];

describe('choosing a rim', () => {
  it('each value says how many rims it leaves beside the other choices', () => {
    const counts = countChoices(rims, { diameterTenths: 170 });
    expect(counts.diameterTenths).toEqual([
      { value: 160, count: 2 },
      { value: 170, count: 2 },
    ]);
    expect(counts.design).toEqual([
      { value: 'komfort', count: 1 },
      { value: 'sport', count: 1 },
    ]);
    expect(counts.colour).toEqual([
      { value: 'Anthrazit', count: 0 },
      { value: 'Silber', count: 2 },
    ]);
  });

  it('the number beside a value is that of the rims once it is chosen', () => {
    const choice = { colour: 'Silber' };
    for (const { value, count } of countChoices(rims, choice).diameterTenths) {
      expect(chosenRims(rims, { ...choice, diameterTenths: Number(value) })).toHaveLength(count);
    }
  });

  it('is read from an address, and what no rim has is named', () => {
    const format = (_: string, value: string | number) =>
      typeof value === 'number' ? String(value / 10) : value;
    const read = (query: string) => readChoice(rims, new URLSearchParams(query), format);
    expect(read('durchmesser=17&breite=7.5&farbe=&sonst=1')).toEqual({
      choice: { diameterTenths: 170, widthTenths: 75 },
      unread: [],
    });
    expect(read('durchmesser=99&design=sport')).toEqual({ choice: { design: 'sport' }, unread: ['99'] });
  });
});
