import { describe, expect, it } from 'vitest';
import { parseKbaKey } from './kba-key';

describe('a key as people copy it', () => {
  it.each([
    ['0603', 'BJH', '0603', 'BJH'],
    [' 06 03 ', 'bjh', '0603', 'BJH'],
    ['O6O3', 'BJH', '0603', 'BJH'],
    ['0603/BJH', '', '0603', 'BJH'],
    ['0603 bjh 00012 3', '', '0603', 'BJH'],
    ['0603', 'BJH000123', '0603', 'BJH'],
    ['8252', '448', '8252', '448'],
  ])('%s and %s', (hsn, tsn, maker, type) => {
    const parsed = parseKbaKey({ hsn, tsn });
    expect(parsed).toMatchObject({ ok: true, key: { hsn: maker } });
    expect(parsed.ok && parsed.key.tsns[0]).toBe(type);
  });

  it('may mean 0 or O in the TSN, first what was typed', () => {
    const parsed = parseKbaKey({ hsn: '0588', tsn: 'A0O' });
    expect(parsed).toEqual({ ok: true, key: { hsn: '0588', tsns: ['A0O', 'A00', 'AOO'] } });
  });

  it.each([
    ['', 'BJH', 'malformed-hsn'],
    ['603', 'BJH', 'malformed-hsn'],
    ['06034', 'BJH', 'malformed-hsn'],
    ['ABCD', 'BJH', 'malformed-hsn'],
    ['0603', '', 'malformed-tsn'],
    ['0603', 'BJ', 'malformed-tsn'],
    ['0603', 'B%H', 'malformed-tsn'],
  ])('that is none: %s and %s', (hsn, tsn, code) => {
    expect(parseKbaKey({ hsn, tsn })).toEqual({ ok: false, code });
  });
});
