import { describe, expect, it } from 'vitest';
import { readSidewall } from './sidewall';

const read = (text: string) => {
  const found = readSidewall(text);
  return 'fields' in found ? { ...found.fields, unread: found.unread.join(' ') } : found;
};

describe('a size as wholesalers write it', () => {
  it.each([
    ['205/55 R16 91V', { breite: '205', hoehe: '55', bauart: 'R', durchmesser: '16', tragfaehigkeit: '91' }],
    ['255/35 ZR 19 96Y XL', { bauart: 'ZR', durchmesser: '19', geschwindigkeitsindex: 'Y', xl: '1' }],
    ['255/35 ZR19 (93Y)', { tragfaehigkeit: '93', geschwindigkeitsindex: '(Y)' }],
    ['245/40R18 97(Y)', { tragfaehigkeit: '97', geschwindigkeitsindex: '(Y)' }],
    ['225/45ZR17 XL 94 W', { tragfaehigkeit: '94', geschwindigkeitsindex: 'W', xl: '1' }],
    ['205R16C 110/108R', { hoehe: '', c: '1', tragfaehigkeit: '110', tragfaehigkeitZwilling: '108' }],
    ['195/70 R15 C 104/102 R', { c: '1', tragfaehigkeitZwilling: '102', geschwindigkeitsindex: 'R' }],
    ['225/75R16CP 118/116R', { c: '1' }],
    ['225/75 R16 CP 118R', { c: '1', tragfaehigkeit: '118', tragfaehigkeitZwilling: '' }],
    ['P215/65R15XL 100H', { breite: '215', durchmesser: '15', tragfaehigkeit: '100', xl: '1' }],
    ['225/45ZR17 94WXL', { bauart: 'ZR', geschwindigkeitsindex: 'W', xl: '1' }],
    ['225/50 R17 94WRFT *', { runflat: 'RFT', oe: '*', xl: '0' }],
    ['225/45 R17XL 94YFR', { xl: '1', felgenschutz: '1' }],
    ['205/55R16RF 94V', { bauart: 'R', xl: '1' }],
    ['205/55 R16 94H Extra Load', { xl: '1' }],
    ['205/55RF16 94V', { bauart: 'R', xl: '1' }],
    ['315/70 R22,5 148M', { durchmesser: '22.5' }],
    ['225/50R17 98Y Run Flat', { runflat: 'RFT' }],
    ['225/50 R17 94W RFT *', { runflat: 'RFT', oe: '*' }],
    ['225/50 R17 94W SSR (★)', { runflat: 'SSR', oe: '*' }],
    ['245/45 R18 100Y XL MOE', { runflat: 'MOE', oe: 'MOE', xl: '1' }],
    ['265/35 R20 99Y N0 FSL', { oe: 'N0', felgenschutz: '1' }],
    ['235/45 R18 98Y AO FR M+S 3PMSF', { oe: 'AO', felgenschutz: '1', ms: '1', alpin: '1' }],
  ])('%s', (text, fields) => expect(read(text)).toMatchObject({ ...fields, unread: '' }));

  it.each([
    ['205/55 R16 91V TL', 'TL'],
    ['HL 245/40 R20 102Y NCS', 'HL NCS'],
    ['235/45 R18 98Y AO MO', 'MO'],
  ])('%s leaves "%s"', (text, unread) => expect(read(text)).toMatchObject({ unread }));

  it.each([
    ['31x10.50R15 109S', 'eine Größe in Zoll'],
    ['7.50 R16 112/110L', 'eine Größe in Zoll'],
    ['205/55 R16', 'keine Tragfähigkeit mit Geschwindigkeitsindex wie 91V'],
    ['205/55 R16 C', 'keine Tragfähigkeit'],
    ['', 'keine Größe wie 205/55 R16 91V'],
    ['rund', '„rund“ ist keine Größe wie 205/55 R16 91V'],
  ])('%s is refused, and it is said why', (text, refusal) =>
    expect(read(text)).toEqual({ refusal: expect.stringContaining(refusal) }),
  );
});
