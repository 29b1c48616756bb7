import { describe, expect, it } from 'vitest';
import { formatFitments, parseFitments } from './fitment-text';

describe('the column bereifung', () => {
  it('names a size with its rim and the document that allows it', () => {
    expect(parseFitments('*205/55R16 91V auf 6.5x16 ET46-50 = CoC-Papier')).toEqual({
      ok: true,
      fitments: [
        {
          combination: 1,
          axle: 'both',
          width: 205,
          aspect: 55,
          rimTenths: 160,
          isCommercial: false,
          loadIndex: 91,
          speedIndex: 'V',
          rimWidthTenths: 65,
          offsetMin: 46,
          offsetMax: 50,
          isSeries: true,
          isWinterOnly: false,
          document: 'CoC-Papier',
        },
      ],
    });
  });

  it('has several combinations, front and rear apart', () => {
    const parsed = parseFitments(
      '205/50R17 93H auf 7x17 ET43 = A | ms 195R15 91T = B | 225/40R19 93(Y) auf 8x19 ET30 + 255/35R19 96Y auf 9x19 = C',
    );
    const rows = parsed.ok ? parsed.fitments : [];
    expect(rows.map(({ combination, axle, document }) => `${combination} ${axle} ${document}`)).toEqual([
      '1 both A',
      '2 both B',
      '3 front C',
      '3 rear C',
    ]);
    expect(rows.map((row) => [row.aspect, row.rimWidthTenths, row.offsetMin, row.offsetMax])).toEqual([
      [50, 70, 43, 43],
      [0, null, null, null],
      [40, 80, 30, 30],
      [35, 90, null, null],
    ]);
    expect(rows.map((row) => [row.isWinterOnly, row.speedIndex])).toEqual([
      [false, 'H'],
      [true, 'T'],
      [false, '(Y)'],
      [false, 'Y'],
    ]);
  });

  it.each([
    '*205/55R16 91V auf 6.5x16 ET46-50 = CoC-Papier',
    '205/50R17 93H auf 7x17 ET43 = A | ms 195R15 91T = B | 225/40R19 93(Y) auf 8x19 ET30 + 255/35R19 96Y auf 9x19 = C',
    '205/65R16C 107T auf 6.5x16 ET51 = A | 195R14C 106R = B',
    '275/40R20 106Y auf 9x20 ET-12--5 = A',
  ])('is written as it was read: %s', (text) => {
    const parsed = parseFitments(text);
    expect(formatFitments(parsed.ok ? parsed.fitments : [])).toBe(text);
  });

  it('may be empty', () => {
    expect(parseFitments(' ')).toEqual({ ok: true, fitments: [] });
  });

  it.each([
    '205/55R16 91V',
    '205/55R16 91V = ',
    '205/55R16 = A',
    '205/55R16 91X = A',
    '205/55R16 59V = A',
    '205/55R16 91V auf 6.5x17 ET46 = A',
    '205/55R16 91V auf 6.5x16 ET50-46 = A',
    '205/55R16 91V + = A',
    '205/55R16 91V + 205/55R16 91V + 205/55R16 91V = A',
  ])('names what cannot be read: %s', (text) => {
    expect(parseFitments(`195/65R15 91H = A | ${text}`)).toEqual({ ok: false, wrong: text.trim() });
  });
});
