import { describe, expect, it } from 'vitest';
import { parseStatements } from './read-statement.server';
import { type Statement, StatementError } from './statement';

const camt = (entries: string, version = '08') => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt>
<Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;

const entry = (
  amount: string,
  details: string,
  { sign = 'CRDT', status = '<Cd>BOOK</Cd>', rest = '' } = {},
) =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${rest}<Sts>${status}</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>
   <AcctSvcrRef>B1</AcctSvcrRef><NtryDtls>${details}</NtryDtls></Ntry>`;

const one = `<TxDtls><Refs><EndToEndId>RH-7K4M-92XQ</EndToEndId></Refs><RltdPties><Dbtr><Pty><Nm>Müller &amp; Söhne</Nm></Pty></Dbtr>
  <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>Bestellung</Ustrd><Ustrd>vom Montag</Ustrd></RmtInf></TxDtls>`;

async function readBytes(bytes: Buffer): Promise<Statement> {
  const [statement] = await parseStatements(bytes);
  if (!statement) throw new Error('The file has no statement.');
  return statement;
}
const read = (text: string) => readBytes(Buffer.from(text));

const credit = {
  kind: 'payment',
  iban: 'DE02120300000000202051',
  bookedOn: '2026-11-24',
  currency: 'EUR',
  payerIban: 'DE89370400440532013000',
  note: '',
};

describe('CAMT', () => {
  it('reads a booked credit with its payer and all its text', async () => {
    expect(await read(camt(entry('1084.90', one)))).toEqual({
      source: 'camt.053',
      entries: [
        {
          ...credit,
          amountCents: 108490,
          payer: 'Müller & Söhne',
          text: 'Bestellung vom Montag RH-7K4M-92XQ',
          endToEnd: 'RH-7K4M-92XQ',
          reference: 'B1',
        },
      ],
      unread: [],
      otherEntries: 0,
    });
  });

  it('reads version 2, prefixes, and an entry without details', async () => {
    const old = entry('5.00', '', { status: 'BOOK' }).replace(
      '<NtryDtls></NtryDtls>',
      '<AddtlNtryInf>Gutschrift</AddtlNtryInf>',
    );
    const text = camt(old, '02')
      .replaceAll('<', '<ns2:')
      .replaceAll('<ns2:/', '</ns2:')
      .replace('<ns2:?', '<?');
    const bound = text.replace('<ns2:Document xmlns=', '<ns2:Document xmlns:ns2=');
    expect((await read(bound)).entries).toMatchObject([{ amountCents: 500, text: 'Gutschrift' }]);
  });

  const kinds = [
    ['camt.052', 'BkToCstmrAcctRpt', 'Rpt'],
    ['camt.053', 'BkToCstmrStmt', 'Stmt'],
    ['camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
  ] as const;
  const versions = Array.from({ length: 11 }, (_, index) => String(index + 2).padStart(2, '0'));
  const encodings = ['utf8', 'utf16le', 'latin1'] as const;
  it.each(kinds.flatMap((kind) => versions.map((version) => [...kind, version] as const)))(
    'reads %s (%s/%s) of version %s',
    async (source, root, report, version) => {
      const status = Number(version) < 7 ? 'BOOK' : '<Cd>BOOK</Cd>';
      const party = Number(version) < 7 ? one.replaceAll(/<\/?Pty>/g, '') : one;
      const text = camt(entry('12.30', party, { status }), version)
        .replace('camt.053', source)
        .replaceAll('BkToCstmrStmt', root)
        .replaceAll(/<(\/?)Stmt>/g, `<$1${report}>`);
      for (const encoding of encodings) {
        const statement = await readBytes(Buffer.from(text, encoding));
        expect(statement).toMatchObject({ source, unread: [], otherEntries: 0 });
        expect(statement.entries).toMatchObject([
          { ...credit, amountCents: 1230, payer: 'Müller & Söhne', endToEnd: 'RH-7K4M-92XQ' },
        ]);
      }
    },
  );

  const places: readonly [string, (amount: string) => string][] = [
    ['Amt', (amount) => `<Amt Ccy="EUR">${amount}</Amt>`],
    ['TxAmt', (amount) => `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`],
    ['InstdAmt alone', (amount) => `<AmtDtls><InstdAmt><Amt Ccy="EUR">${amount}</Amt></InstdAmt></AmtDtls>`],
  ];
  it.each(places)('splits an entry of several transfers by %s', async (_where, amountOf) => {
    const part = (amount: string) =>
      `<TxDtls>${amountOf(amount)}<RmtInf><Ustrd>Teil ${amount}</Ustrd></RmtInf></TxDtls>`;
    const { entries } = await read(camt(entry('30.00', part('10.00') + part('20.00'))));
    expect(entries.map(({ amountCents, text }) => [amountCents, text])).toEqual([
      [1000, 'Teil 10.00'],
      [2000, 'Teil 20.00'],
    ]);
  });

  it('takes no debit within an entry of several transfers', async () => {
    const part = (amount: string, sign: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd></TxDtls>`;
    const text = camt(entry('70.00', part('120.00', 'CRDT') + part('50.00', 'DBIT')));
    expect(await read(text)).toMatchObject({
      entries: [{ amountCents: 12000 }],
      otherEntries: 1,
      unread: [],
    });
  });

  it('takes no part of an entry whose parts are another sum', async () => {
    const part = '<TxDtls><Amt Ccy="EUR">10.00</Amt></TxDtls>';
    const { entries, unread } = await read(camt(entry('30.00', part + part)));
    expect([entries, unread]).toMatchObject([[], [{ cell: 'Amt', value: '30.00' }]]);
  });

  it('counts debits and what is not booked, and takes none of them', async () => {
    const others = [
      entry('1.00', one, { sign: 'DBIT' }),
      ...['PDNG', 'INFO', 'FUTR', 'CANC'].map((code) => entry('1.00', one, { status: `<Cd>${code}</Cd>` })),
    ];
    expect(await read(camt(others.join('')))).toMatchObject({ entries: [], unread: [], otherEntries: 5 });
  });

  const returned = one.replace('<RltdPties>', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf><RltdPties>');
  const code = (sub: string) =>
    `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
  const retoure = one.replace(
    'Bestellung',
    'Retoure SEPA Ueberweisung Rueckgabegrund: AC04 Konto aufgeloest SVWZ:',
  );
  it.each([
    ['return information', returned, {}],
    ['a code of a return', one, { rest: code('RRTN') }],
    ['a code of a cancelled payment', one, { rest: code('RPCR') }],
    ['a reversal', one, { rest: '<RvslInd>true</RvslInd>' }],
    ['a reversal as a number', one, { rest: '<RvslInd>1</RvslInd>' }],
    [
      'a German code',
      one,
      { rest: '<BkTxCd><Prtry><Cd>NRTI+159+00931</Cd><Issr>DK</Issr></Prtry></BkTxCd>' },
    ],
    ['the words of a bank', retoure, {}],
  ])('tells a return by %s from a payment', async (_what, details, options) => {
    for (const [sign, kind] of [
      ['DBIT', 'payment-returned'],
      ['CRDT', 'refund-returned'],
    ]) {
      const { entries } = await read(camt(entry('50.00', details, { ...options, sign })));
      expect(entries).toMatchObject([{ kind, amountCents: 5000 }]);
      if (details !== one) expect(entries[0]?.note).toContain('Konto aufgelöst (AC04)');
    }
  });

  it.each([
    'viel',
    '-5.00',
    '0.00',
    '0.001',
    '1e9',
    '0x10',
    '1,00',
    '',
    'NaN',
    'Infinity',
    '99999999999999.00',
  ])('lists an entry of "%s", and reads the others', async (amount) => {
    const { entries, unread } = await read(
      camt(entry('1.00', one) + entry(amount, one) + entry('2.00', one)),
    );
    expect(entries.map(({ amountCents }) => amountCents)).toEqual([100, 200]);
    expect(unread).toMatchObject([{ cell: 'Amt', value: amount, problem: expect.stringMatching(/\w/) }]);
  });

  it('reads signs that XML forbids as they stand', async () => {
    const text = camt(entry('1.00', one.replace('vom Montag', 'M & S \u0001 vom')));
    expect((await read(text)).entries).toMatchObject([{ text: 'Bestellung M & S  vom RH-7K4M-92XQ' }]);
  });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document/>'],
    ['an XML that ends early', camt(entry('1.00', one)).slice(0, -40)],
    ['another XML', '<html><body/></html>'],
    ['deep nesting', `<a>${'<b>'.repeat(5_000)}${'</b>'.repeat(5_000)}</a>`],
    ['nothing', ''],
    ['bytes', '\u0000\u0001PK'],
    ['a PDF', '%PDF-1.7'],
    ['MT940', ':20:STARTUMSE\n:25:DE89370400440532013000\n'],
    ['an archive of nothing', 'PK\u0003\u0004'],
  ])('refuses %s with words', async (_what, text) => {
    await expect(read(text)).rejects.toThrow(StatementError);
  });
});

describe('CSV', () => {
  it('reads the columns of a savings bank', async () => {
    const text = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung"
"DE02120300000000202051";"24.11.26";"24.11.26";"GUTSCHR. UEBERWEISUNG";"RH-7K4M-
92XQ; danke";"NOTPROVIDED";"Öztürk, Ayşe";"DE89 3704 0044 0532 0130 00";"1.084,90";"EUR"
"DE02120300000000202051";"24.11.26";"24.11.26";"LASTSCHRIFT";"Miete";"";"Haus";"";"-900,00";"EUR"`;
    expect(await read(text)).toMatchObject({
      entries: [
        {
          ...credit,
          amountCents: 108490,
          payer: 'Öztürk, Ayşe',
          text: 'RH-7K4M-\n92XQ; danke',
          endToEnd: '',
          reference: '',
        },
      ],
      unread: [],
      otherEntries: 1,
    });
  });

  it('passes over lines above the headings, and takes the account from them', async () => {
    const text = `Girokonto;DE02120300000000202051\n\nBuchungsdatum;Zahlungspflichtige*r;Verwendungszweck;Betrag (€);IBAN\n24.11.2026;Böhm;RH7K4M92XQ;12,5;\nSumme;;;12,50;\n`;
    const row = { bookedOn: '2026-11-24', amountCents: 1250, currency: 'EUR', payer: 'Böhm' };
    expect(await read(text)).toMatchObject({ entries: [{ ...row, iban: credit.iban }], unread: [] });
    const latin = Buffer.from(text.replace('€', 'EUR'), 'latin1');
    expect((await readBytes(latin)).entries).toMatchObject([row]);
  });

  it.each(['Rücküberweisung', 'RETOURE', 'SEPA-Rueckbuchung', 'Return', 'Stornierung'])(
    'tells a return by its kind "%s" from a payment',
    async (type) => {
      const text = `Buchungstag;Umsatzart;Betrag;Verwendungszweck\n24.11.2026;${type};5,00;x\n24.11.2026;${type};-5,00;x\n`;
      expect((await read(text)).entries).toMatchObject([
        { kind: 'refund-returned', amountCents: 500, note: type },
        { kind: 'payment-returned', amountCents: 500, note: type },
      ]);
    },
  );

  it('is refused with words without its columns', async () => {
    await expect(read('a;b;c\n1;2;3\n')).rejects.toThrow(StatementError);
  });
});
