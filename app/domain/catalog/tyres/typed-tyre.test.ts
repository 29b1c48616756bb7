import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDimension } from '~/values/tyre-size';
import { readTypedTyre } from './typed-tyre';

const makes = ['Continental', 'Michelin', 'BFGoodrich', 'General', 'General Tire', 'Nokian'];
const read = (text: string) => readTypedTyre(text, makes);
const golf = { width: 205, aspect: 55, rimTenths: 160 };

describe('a size is understood as people write it', () => {
  it.each([
    ['205/55 R16', golf],
    ['205/55R16', golf],
    ['205/55r16', golf],
    ['205 55 16', golf],
    ['205 55 R 16', golf],
    ['205/55/16', golf],
    ['205 / 55 / R 16', golf],
    ['205-55-16', golf],
    ['205-55-R16', golf],
    ['205x55x16', golf],
    ['205.55.16', golf],
    ['2055516', golf],
    ['20555R16', golf],
    ['205/5516', golf],
    ['205/55 ZR16', golf],
    ['205/55 RF16', golf],
    ['P205/55 R16', golf],
    ['205/55 16"', golf],
    ['205/55 16 Zoll', golf],
    ['205/55 R16 91V', { ...golf, loadIndex: 91, speed: 240 }],
    ['205/55 R 16 91 v', { ...golf, loadIndex: 91, speed: 240 }],
    ['2055516 91V', { ...golf, loadIndex: 91, speed: 240 }],
    ['91V 205/55 R16', { ...golf, loadIndex: 91, speed: 240 }],
    ['205/55 ZR16 (91Y)', { ...golf, loadIndex: 91, speed: 300 }],
    ['205/55 ZR16 91(Y)', { ...golf, loadIndex: 91, speed: 300 }],
    ['205/55 R16 94V XL', { ...golf, loadIndex: 94, speed: 240, extraLoad: true }],
    ['205/55 R16 extra load', { ...golf, extraLoad: true }],
    ['205/55 R16 M+S', { ...golf, seasons: ['winter', 'ganzjahr'] }],
    [
      '195/70 R15C 104/102R',
      { width: 195, aspect: 70, rimTenths: 150, loadIndex: 104, speed: 170, vehicleKind: 'Transporter' },
    ],
    ['195 R14C', { width: 195, aspect: 0, rimTenths: 140, vehicleKind: 'Transporter' }],
    ['295/60 R22,5', { width: 295, aspect: 60, rimTenths: 225 }],
    ['205/55', { width: 205, aspect: 55 }],
    ['205 55', { width: 205, aspect: 55 }],
    ['R16', { rimTenths: 160 }],
    ['16 Zoll', { rimTenths: 160 }],
    ['205', { width: 205 }],
    ['  205/55   R16 ', golf],
  ])('%s', (text, choices) => expect(read(text)).toEqual({ choices, namesTyres: false, rest: [] }));

  it.each([
    '206/55 R16',
    '205/55 R99',
    '205/55 R9',
    '999',
    '12',
    '205/99',
    '20555165',
    '4012345678901',
    '1205/55 R16',
  ])('of %s not all is a size', (text) => expect(read(text).rest).not.toEqual([]));

  it('what we write, we read', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 27, max: 80 }),
        fc.integer({ min: 5, max: 18 }),
        fc.integer({ min: 12, max: 22 }),
        (width, aspect, rim) => {
          const any = { width: width * 5, aspect: aspect * 5, rimTenths: rim * 10 };
          expect(read(formatDimension(any)).choices).toEqual(any);
        },
      ),
    );
  });
});

describe('words beside a size, or without one, are understood', () => {
  it.each([
    ['Winterreifen 205/55 R16', { ...golf, seasons: ['winter'] }],
    ['205/55R16 winter', { ...golf, seasons: ['winter'] }],
    ['Winter-Reifen', { seasons: ['winter'] }],
    ['SOMMERREIFEN', { seasons: ['sommer'] }],
    ['Ganzjahresreifen', { seasons: ['ganzjahr'] }],
    ['Ganzjahr', { seasons: ['ganzjahr'] }],
    ['Allwetterreifen', { seasons: ['ganzjahr'] }],
    ['all season', { seasons: ['ganzjahr'] }],
    ['Sommer und Winter', { seasons: ['sommer', 'winter'] }],
    ['runflat', { runFlat: true }],
    ['Run-Flat', { runFlat: true }],
    ['run flat reifen', { runFlat: true }],
    ['RFT', { runFlat: true }],
    ['Notlaufreifen', { runFlat: true }],
    ['Nasshaftung A', { wetClasses: ['A'] }],
    ['Reifen mit Nasshaftungsklasse B oder besser', { wetClasses: ['A', 'B'] }],
    ['Kraftstoffeffizienz b', { fuelClasses: ['B'] }],
    ['Rollwiderstand C', { fuelClasses: ['C'] }],
    ['Geräuschklasse A', { noiseClasses: ['A'] }],
    ['69 dB', { noiseLevels: [69] }],
    ['69dB(A) 205/55 R16', { ...golf, noiseLevels: [69] }],
    ['DOT 2024', { dotYears: [2024] }],
    ['205/55 R16 dot2024', { ...golf, dotYears: [2024] }],
    ['DOT 2326', { dotYears: [2026] }],
    ['dot 25 winterreifen', { seasons: ['winter'], dotYears: [2025] }],
    ['alpin', { alpine: true }],
    ['leise Reifen', { noiseClasses: ['A'] }],
    ['Reifen mit Felgenschutz', { rimProtection: true }],
    ['Winterreifen 4 Stück', { seasons: ['winter'] }],
    ['4er Satz Sommerreifen', { seasons: ['sommer'] }],
    ['reifen mit schneeflocke', { alpine: true }],
    ['SUV-Reifen', { vehicleKind: 'SUV' }],
    ['Transporterreifen', { vehicleKind: 'Transporter' }],
    ['205/55 R16 Michelin', { ...golf, makes: ['Michelin'] }],
    ['michelin 2055516', { ...golf, makes: ['Michelin'] }],
    ['Michelin Continental', { makes: ['Continental', 'Michelin'] }],
    ['General Tire 205/55', { width: 205, aspect: 55, makes: ['General Tire'] }],
    ['bfgoodrich', { makes: ['BFGoodrich'] }],
    [
      'günstige Winterreifen von Nokian, 205/55 R16 91H runflat XL',
      {
        ...golf,
        loadIndex: 91,
        speed: 210,
        seasons: ['winter'],
        runFlat: true,
        extraLoad: true,
        makes: ['Nokian'],
      },
    ],
  ])('%s', (text, choices) => expect(read(text)).toMatchObject({ choices, rest: [] }));

  it.each([
    ['Reifen', [], true],
    ['Continental-Reifen', [], true],
    ['Continentale', ['continentale'], false],
    ['Michelin Garonne 4', ['garonne', '4'], false],
    ['205/55 R16 RheinContact', ['rheincontact'], false],
    ['Kontakt', ['kontakt'], false],
    ['Alpin 6', ['alpin', '6'], false],
    ['Bremsflüssigkeit DOT 4', ['bremsflussigkeit', 'dot', '4'], false],
    ['DOT 5.1', ['dot', '5.1'], false],
    ['Komplettrad A', ['komplettrad', 'a'], false],
    ['Felgenschutz', ['felgenschutz'], false],
    ['Winterkompletträder', ['winterkomplettrader'], false],
    ['Alufelgen 17 Zoll', ['alufelgen', '17', 'zoll'], false],
    ['Winterzubehör', ['winterzubehor'], false],
    ['Lieferung und Versand', ['lieferung', 'und', 'versand'], false],
    ['', [], false],
  ])('of %j %j stay as words', (text, rest, namesTyres) =>
    expect(read(text)).toMatchObject({ rest, namesTyres }),
  );
});

it.each([' ', '/', '-', '1 ', '2/', '205 ', '91V ', 'winter'])('no length of %j makes it slow', (piece) => {
  const started = performance.now();
  for (const tail of ['', 'x']) read(`205${piece.repeat(4_000)}${tail}`);
  for (const tail of ['', 'x']) read(`205${piece.repeat(12)}${tail}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});

it('no text makes it fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void read(text)));
});

it.each([
  ['reifen 17', { rimTenths: 170 }],
  ['ganzjahresreifen 16', { seasons: ['ganzjahr'], rimTenths: 160 }],
  ['michelin reifen 205', { width: 205, makes: ['Michelin'] }],
  ['continental winterreifen continental', { seasons: ['winter'], makes: ['Continental'] }],
])('%s has a measure, and a make counts once', (text, choices) => {
  expect(read(text)).toMatchObject({ choices, rest: [] });
});

it.each(['reifen 11', 'reifen 25', 'felgen 17'])('%s has no diameter of tyres', (text) => {
  expect(read(text).choices).toEqual({});
});
