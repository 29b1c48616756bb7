import { describe, expect, it } from 'vitest';
import { OWN_ACCOUNT } from '../../../tests/support/bank-files';
import { parseStatements } from './read-statement.server';
import { type Statement, StatementError } from './statement';

async function read(content: string | Buffer): Promise<Statement> {
  const [statement] = await parseStatements(Buffer.from(content));
  if (!statement) throw new Error('The file has no statement.');
  return statement;
}

describe('MT940', () => {
  const file = (...fields: string[]) =>
    [
      ':20:1',
      `:25:${OWN_ACCOUNT}`,
      ':28C:1/1',
      ':60F:C261101EUR0,00',
      ...fields,
      ':62F:C261130EUR0,00',
      '-',
    ].join('\r\n');
  const info =
    ':86:166?00GUTSCHRIFT?20EREF+E-1?21SVWZ+RH-7K4M-92XQ?30COBADEFF?31DE89370400440532013000?32Eva';

  it.each([
    ['2612310102', '2027-01-02'],
    ['2701021231', '2026-12-31'],
    ['2612310101', '2027-01-01'],
    ['2806300228', '2028-02-28'],
    ['2803010229', '2028-02-29'],
    ['2602300302', '2026-03-02'],
    ['2604310430', '2026-04-30'],
    ['270101', '2027-01-01'],
  ])('takes the year of %s from the value date that is next: %s', async (days, day) => {
    const { entries } = await read(file(`:61:${days}CR50,00NTRFNONREF`, info));
    expect(entries).toMatchObject([{ bookedOn: day }]);
  });

  it.each([
    ['12,', 1_200],
    ['12,5', 1_250],
    ['12,50', 1_250],
    [',50', 50],
    ['0,01', 1],
    ['1234567,89', 123_456_789],
    ['1.234,56', 123_456],
    ['12', 1_200],
    ['000000000012,00', 1_200],
  ])('reads the amount %s', async (amount, cents) => {
    for (const letter of ['', 'R'])
      expect((await read(file(`:61:2611241124C${letter}${amount}NTRFNONREF`, info))).entries).toMatchObject([
        { amountCents: cents },
      ]);
  });

  it.each([
    ['C', 'payment'],
    ['RC', 'payment-returned'],
    ['RD', 'refund-returned'],
    ['D', undefined],
    ['EC', undefined],
    ['ED', undefined],
  ])('takes the mark %s as %s', async (mark, kind) => {
    const { entries, otherEntries } = await read(file(`:61:2611241124${mark}R50,00NTRFNONREF//B7`, info));
    const wanted = { kind, amountCents: 5_000, endToEnd: 'E-1', reference: 'B7' };
    expect([entries, otherEntries]).toMatchObject(kind ? [[wanted], 0] : [[], 1]);
    if (mark.startsWith('R')) expect(entries[0]?.note).not.toBe('');
  });

  it.each([
    ['a German code', '159?00UEBERWEISUNG?20SVWZ+RH-7K4M-92XQ', 'NTRF'],
    ['a word of the bank', '166?00RETOURE?20SVWZ+RH-7K4M-92XQ', 'NTRF'],
    ['a type of booking', '166?00UEBERWEISUNG?20SVWZ+RH-7K4M-92XQ', 'NRTI'],
    ['words in the text', '166?20Retoure SEPA Ueberweisung?21 Rueckgabegrund: AC04 Konto', 'NTRF'],
  ])('tells a return by %s from a payment', async (_what, told, type) => {
    for (const [mark, kind] of [
      ['D', 'payment-returned'],
      ['C', 'refund-returned'],
    ])
      expect(
        (await read(file(`:61:2611241124${mark}50,00${type}NONREF`, `:86:${told}`))).entries,
      ).toMatchObject([{ kind, amountCents: 5_000 }]);
  });

  it.each([
    [OWN_ACCOUNT, OWN_ACCOUNT],
    [`${OWN_ACCOUNT}EUR`, OWN_ACCOUNT],
    ['DE02 1203 0000 0000 2020 51', OWN_ACCOUNT],
    ['12030000/202051', OWN_ACCOUNT],
    ['12030000/0000202051EUR', OWN_ACCOUNT],
    [`BYLADEM1001/${OWN_ACCOUNT}`, OWN_ACCOUNT],
    ['202051', '202051'],
    ['', ''],
  ])('reads the account %s', async (told, iban) => {
    const text = file(':61:2611241124C50,00NTRFNONREF', info).replace(OWN_ACCOUNT, told);
    expect((await read(text)).entries).toMatchObject([{ iban }]);
  });

  it('reads the currency of the balance, and refuses a letter of another', async () => {
    const text = (letter: string, currency: string) =>
      file(`:61:2611241124C${letter}50,00NTRFNONREF`, info).replaceAll('EUR0', `${currency}0`);
    expect((await read(text('F', 'CHF'))).entries).toMatchObject([{ currency: 'CHF' }]);
    expect(await read(text('D', 'EUR'))).toMatchObject({ entries: [], unread: [{ value: 'D' }] });
  });

  it('gives no booking what is about the whole statement', async () => {
    const text = file(':61:2611241124C50,00NTRFNONREF').replace('\r\n-', '\r\n:86:RH-7K4M-92XQ\r\n-');
    expect((await read(text)).entries).toMatchObject([{ text: '' }]);
  });

  it("names the payer's reference of field 61 where field 86 names none", async () => {
    const { entries } = await read(
      file(':61:2611241124C50,00NTRFRH-7K4M-92XQ//B7\r\n/OCMT/EUR50,00/', ':86:danke'),
    );
    expect(entries).toMatchObject([{ text: 'danke RH-7K4M-92XQ', reference: 'B7', endToEnd: '' }]);
  });

  it('takes nothing of an interim report (MT942)', async () => {
    const body = [':61:2611241124C50,00NTRFNONREF', info];
    const interim = [
      ':20:1',
      `:25:${OWN_ACCOUNT}`,
      ':28C:1/1',
      ':34F:EUR0,',
      ':13D:2611241200+0100',
      ...body,
      '-',
    ];
    const named = [
      '{1:F01X}{2:O942X}{4:',
      ...file(...body)
        .split('\r\n')
        .slice(0, -1),
      '-}',
    ];
    for (const lines of [interim, named])
      expect(await read(lines.join('\r\n'))).toMatchObject({ entries: [], unread: [], otherEntries: 1 });
    const both = `${interim.join('\r\n')}\r\n${file(...body)}`;
    expect(await read(both)).toMatchObject({ entries: [{ amountCents: 5_000 }], otherEntries: 1 });
  });

  it('costs itself what has more text than a booking', async () => {
    const long = [...Array.from({ length: 200 }, () => 'x'.repeat(65)), 'Ende'].join('\r\n');
    const text = file(':61:2611241124C1,00NTRFNONREF', `:86:${long}`, ':61:2611241124C2,00NTRFNONREF', info);
    expect(await read(text)).toMatchObject({ entries: [{ amountCents: 200 }], unread: [{ cell: ':86:' }] });
  });

  it.each([
    ['no balance', ':20:STARTUMSE\n:25:DE89370400440532013000\n'],
    ['a header alone', '{1:F01X}{2:O940X}{4:\n-}'],
  ])('is refused with words with %s', async (_what, text) => {
    await expect(read(text)).rejects.toThrow(StatementError);
  });
});
