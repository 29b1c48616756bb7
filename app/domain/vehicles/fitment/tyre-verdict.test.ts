import { describe, expect, it } from 'vitest';
import { type AllowedTyre, axleVerdict, pairVerdict, tyreVerdict } from './tyre-verdict';
import type { PlainTyre } from './verdict';
import { verdictWords } from './verdict-words';

function row(size: string, more: Partial<AllowedTyre & { combination: number }> = {}) {
  const [, width, aspect, rim, load, speed] = /^(\d+)\/(\d+)R(\d+) (\d+)(\S+)$/.exec(size) ?? [];
  return {
    combination: 1,
    axle: 'both' as const,
    width: Number(width),
    aspect: Number(aspect),
    rimTenths: Number(rim) * 10,
    loadIndex: Number(load),
    speedIndex: speed ?? '',
    isSeries: false,
    isWinterOnly: false,
    document: 'EG-Übereinstimmung Feld 15.1',
    ...more,
  };
}

function tyre(size: string, more: Partial<PlainTyre> = {}): PlainTyre {
  const { width, aspect, rimTenths, loadIndex, speedIndex } = row(size);
  return { width, aspect, rimTenths, loadIndex, speedIndex, hasAlpineSymbol: false, ...more };
}

const golf = [
  row('195/65R15 91H', { combination: 1, isSeries: true }),
  row('205/55R16 91V', { combination: 2 }),
  row('205/50R17 93H', { combination: 3, isWinterOnly: true }),
];
const bmw = [
  row('225/45R18 91W', { combination: 1 }),
  row('225/40R19 93Y', { combination: 2, axle: 'front', document: 'Gutachten 19 Zoll' }),
  row('255/35R19 96Y', { combination: 2, axle: 'rear', document: 'Gutachten 19 Zoll' }),
];
const winter = { hasAlpineSymbol: true };

describe('whether a tyre fits, in words', () => {
  it.each([
    [
      'as the document has it',
      golf,
      tyre('205/55R16 91V'),
      'fits',
      'Zugelassen: EG-Übereinstimmung Feld 15.1',
    ],
    [
      'with more than it asks for',
      golf,
      tyre('205/55R16 94W'),
      'fits',
      'Zugelassen: EG-Übereinstimmung Feld 15.1',
    ],
    [
      'H stands for more than T',
      golf,
      tyre('195/65R15 91H'),
      'fits',
      'Zugelassen: EG-Übereinstimmung Feld 15.1',
    ],
    ['too weak', golf, tyre('205/55R16 88V'), 'fits-not', 'Tragfähigkeit 88 zu klein: mindestens 91'],
    [
      'too weak, also in winter',
      golf,
      tyre('205/55R16 88V', winter),
      'fits-not',
      'Tragfähigkeit 88 zu klein: mindestens 91',
    ],
    ['too slow', golf, tyre('205/55R16 91H'), 'fits-not', 'Geschwindigkeitsindex H zu niedrig: mindestens V'],
    [
      'slower, with the Alpine symbol',
      golf,
      tyre('205/55R16 91T', winter),
      'fits',
      'Zugelassen: EG-Übereinstimmung Feld 15.1, mit Aufkleber „190 km/h“ im Blickfeld',
    ],
    [
      'another size',
      golf,
      tyre('225/45R17 94W'),
      'fits-not',
      'Größe nicht eingetragen: zugelassen sind 195/65 R15, 205/55 R16, 205/50 R17',
    ],
    [
      'allowed in winter, in summer',
      golf,
      tyre('205/50R17 93H'),
      'fits-not',
      'In dieser Größe nur Winterreifen mit Alpine-Symbol zugelassen',
    ],
    [
      'allowed in winter, in winter',
      golf,
      tyre('205/50R17 93H', winter),
      'fits',
      'Zugelassen: EG-Übereinstimmung Feld 15.1',
    ],
    ['no documents', [], tyre('205/55R16 91V'), 'unknown', 'Dazu liegt uns nichts vor'],
    [
      'no load index',
      golf,
      tyre('205/55R16 91V', { loadIndex: null }),
      'unknown',
      'Dazu liegt uns nichts vor: Tragfähigkeit oder Geschwindigkeitsindex sind nicht bekannt',
    ],
    [
      'a letter that is no speed index',
      golf,
      tyre('205/55R16 91V', { speedIndex: 'X' }),
      'unknown',
      'Dazu liegt uns nichts vor: Tragfähigkeit oder Geschwindigkeitsindex sind nicht bekannt',
    ],
    [
      'in front alone',
      bmw,
      tyre('225/40R19 93Y'),
      'fits',
      'Zugelassen auf der Vorderachse: Gutachten 19 Zoll',
    ],
    ['behind alone', bmw, tyre('255/35R19 96Y'), 'fits', 'Zugelassen auf der Hinterachse: Gutachten 19 Zoll'],
    ['too weak behind', bmw, tyre('255/35R19 92Y'), 'fits-not', 'Tragfähigkeit 92 zu klein: mindestens 96'],
  ])('%s', (_what, fitments, article, result, words) => {
    const verdict = tyreVerdict(fitments, article);
    expect(verdict.result).toBe(result);
    expect(verdictWords(verdict)).toBe(words);
  });

  it('of several documents for one size the one that asks for least is told', () => {
    const two = [row('205/55R16 94V'), row('205/55R16 91V')];
    expect(verdictWords(tyreVerdict(two, tyre('205/55R16 88V')))).toBe(
      'Tragfähigkeit 88 zu klein: mindestens 91',
    );
  });

  it('a document that needs no sign comes before one that does', () => {
    const two = [row('205/55R16 91V', { document: 'A' }), row('205/55R16 91T', { document: 'B' })];
    expect(verdictWords(tyreVerdict(two, tyre('205/55R16 91T', winter)))).toBe('Zugelassen: B');
  });
});

describe('front and rear apart', () => {
  it.each([
    ['front', '225/40R19 93Y', 'fits'],
    ['rear', '225/40R19 93Y', 'fits-not'],
    ['rear', '255/35R19 96Y', 'fits'],
    ['front', '225/45R18 91W', 'fits'],
    ['rear', '225/45R18 91W', 'fits'],
  ] as const)('%s: %s', (axle, size, result) => {
    expect(axleVerdict(bmw, axle, tyre(size)).result).toBe(result);
  });

  it('sizes of one combination go together, those of two do not', () => {
    const results = (front: string, rear: string) => {
      const pair = pairVerdict(bmw, { front: tyre(front), rear: tyre(rear) });
      return [pair.front.result, pair.rear.result];
    };
    expect(results('225/40R19 93Y', '255/35R19 96Y')).toEqual(['fits', 'fits']);
    expect(results('225/45R18 91W', '225/45R18 91W')).toEqual(['fits', 'fits']);
    expect(results('225/45R18 91W', '255/35R19 96Y')).toEqual(['fits', 'fits-not']);
    expect(results('255/35R19 96Y', '255/35R19 96Y')).toEqual(['fits-not', 'fits']);
    expect(results('225/40R19 88Y', '255/35R19 96Y')).toEqual(['fits-not', 'fits']);
  });

  it('what does not go with the front size is told with what does', () => {
    const { rear } = pairVerdict(bmw, { front: tyre('225/45R18 91W'), rear: tyre('255/35R19 96Y') });
    expect(verdictWords(rear)).toBe('Größe nicht eingetragen: zugelassen sind 225/45 R18');
  });
});
