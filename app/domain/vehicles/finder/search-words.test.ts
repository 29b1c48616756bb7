import { describe, expect, it } from 'vitest';
import { searchTokens, searchWords } from './search-words';

const golf = {
  vehicleType: 'PKW' as const,
  manufacturer: 'VW',
  baseModel: 'Golf',
  subModel: 'VII',
  engineOption: '2,0 TDI',
  carBodyOption: 'Schrägheck',
  gearingOption: '',
  equipmentLineOption: 'e-tron',
  label: 'VW Golf VII 2.0 TDI',
  datECodePrefix: null,
  powerKw: 110,
  builtFrom: '2012-11-01',
  builtUntil: '2014-05-01',
  bodyType: 'schraegheck' as const,
};

describe('what a vehicle is found by', () => {
  it('its words, folded, with a generation in both spellings and the other name of its make', () => {
    expect(searchTokens(golf)).toEqual(
      expect.arrayContaining([
        'vw',
        'volkswagen',
        'golf',
        'vii',
        '7',
        '2.0',
        'tdi',
        'schragheck',
        'e',
        'tron',
      ]),
    );
  });

  it('the years that it was built in, kW and PS', () => {
    expect(searchTokens(golf)).toEqual(
      expect.arrayContaining(['2012', '2013', '2014', '110', '150', 'kw', 'ps']),
    );
  });

  it('letters and digits of a word apart: 320d by 320', () => {
    expect(searchTokens({ ...golf, engineOption: '320d' })).toEqual(
      expect.arrayContaining(['320d', '320', 'd']),
    );
  });
});

describe('what a search asks for', () => {
  const queries = (text: string) => searchWords(text).map(({ query }) => query);

  it('letters by their beginning, numbers whole', () => {
    expect(queries('Golf 7 2,0 TDI')).toEqual([
      "('golf':* | 'golf')",
      "('7')",
      "('2.0')",
      "('tdi':* | 'tdi')",
    ]);
  });

  it('a generation in Roman numbers also as digits', () => {
    expect(queries('VII')).toEqual(["('vii':* | 'vii' | '7')"]);
    expect(queries('V')).toEqual(["('v' | '5')"]);
  });

  it('a word that runs on into a number also apart', () => {
    expect(queries('golf7')).toEqual(["('golf7' | ('golf':* & '7'))"]);
  });

  it('nothing of signs alone, and no sign of the query language', () => {
    expect(queries('–')).toEqual([]);
    expect(queries("golf' | !x:*")).toEqual(["('golf':* | 'golf')", "('x' | '10')"]);
  });
});
