import { describe, expect, it } from 'vitest';
import { parseStatement } from './read-statement.server';
import { isoDayOf, StatementError, signedCents } from './statement';

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

const read = (text: string) => parseStatement(Buffer.from(text));

describe('CAMT', () => {
  it('reads a booked credit with its payer and all its text', () => {
    expect(read(camt(entry('1084.90', one)))).toEqual({
      credits: [
        {
          iban: 'DE02120300000000202051',
          bookedOn: '2026-11-24',
          amountCents: 108490,
          currency: 'EUR',
          payer: 'Müller & Söhne',
          payerIban: 'DE89370400440532013000',
          text: 'Bestellung vom Montag RH-7K4M-92XQ',
          reference: 'B1',
        },
      ],
      otherEntries: 0,
    });
  });

  it('reads version 2, prefixes, and an entry without details', () => {
    const old = entry('5.00', '', { status: 'BOOK' }).replace(
      '<NtryDtls></NtryDtls>',
      '<AddtlNtryInf>Gutschrift</AddtlNtryInf>',
    );
    const text = camt(old, '02')
      .replaceAll('<', '<ns2:')
      .replaceAll('<ns2:/', '</ns2:')
      .replace('<ns2:?', '<?');
    const bound = text.replace('<ns2:Document xmlns=', '<ns2:Document xmlns:ns2=');
    expect(read(bound).credits).toMatchObject([{ amountCents: 500, text: 'Gutschrift' }]);
  });

  it('splits an entry of several transfers', () => {
    const part = (amount: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>Teil ${amount}</Ustrd></RmtInf></TxDtls>`;
    const { credits } = read(camt(entry('30.00', part('10.00') + part('20.00'))));
    expect(credits.map(({ amountCents, text }) => [amountCents, text])).toEqual([
      [1000, 'Teil 10.00'],
      [2000, 'Teil 20.00'],
    ]);
  });

  it('counts debits, reversals and what is not booked, and takes none of them', () => {
    const others = [
      entry('1.00', one, { sign: 'DBIT' }),
      entry('1.00', one, { status: '<Cd>PDNG</Cd>' }),
      entry('1.00', one, { rest: '<RvslInd>true</RvslInd>' }),
    ];
    expect(read(camt(others.join('')))).toEqual({ credits: [], otherEntries: 3 });
  });

  it.each([
    ['a document type', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Document/>'],
    ['an XML that ends early', camt(entry('1.00', one)).slice(0, -40)],
    ['another XML', '<html><body/></html>'],
    ['an amount that is none', camt(entry('viel', one))],
    ['deep nesting', `<a>${'<b>'.repeat(5_000)}${'</b>'.repeat(5_000)}</a>`],
    ['nothing', ''],
    ['bytes', '\u0000\u0001PK'],
  ])('refuses %s with words', (_what, text) => {
    expect(() => read(text)).toThrow(StatementError);
  });
});

describe('CSV', () => {
  it('reads the columns of a savings bank', () => {
    const text = `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"Betrag";"Waehrung"
"DE02120300000000202051";"24.11.26";"24.11.26";"GUTSCHR. UEBERWEISUNG";"RH-7K4M-
92XQ; danke";"NOTPROVIDED";"Öztürk, Ayşe";"DE89 3704 0044 0532 0130 00";"1.084,90";"EUR"
"DE02120300000000202051";"24.11.26";"24.11.26";"LASTSCHRIFT";"Miete";"";"Haus";"";"-900,00";"EUR"`;
    expect(read(text)).toEqual({
      credits: [
        {
          iban: 'DE02120300000000202051',
          bookedOn: '2026-11-24',
          amountCents: 108490,
          currency: 'EUR',
          payer: 'Öztürk, Ayşe',
          payerIban: 'DE89370400440532013000',
          text: 'RH-7K4M-\n92XQ; danke',
          reference: '',
        },
      ],
      otherEntries: 1,
    });
  });

  it('passes over lines above the header, and reads Windows-1252', () => {
    const text = `Girokonto;DE02120300000000202051\n\nBuchungsdatum;Zahlungspflichtige*r;Verwendungszweck;Betrag (€);IBAN\n24.11.2026;Böhm;RH7K4M92XQ;12,5;\nSumme;;;12,50;\n`;
    const rows = read(text.replace('Summe;;;12,50;\n', '')).credits;
    expect(rows).toMatchObject([
      { bookedOn: '2026-11-24', amountCents: 1250, currency: 'EUR', payer: 'Böhm' },
    ]);
    const latin = Buffer.from(text.replace('Summe;;;12,50;\n', '').replace('€', 'EUR'), 'latin1');
    expect(parseStatement(latin).credits).toMatchObject([{ payer: 'Böhm' }]);
  });

  it.each([
    ['other columns', 'a;b;c\n1;2;3\n'],
    ['a day that is none', 'Buchungstag;Betrag;Verwendungszweck\n31.02.2026;5,00;x\n'],
    ['an amount that is none', 'Buchungstag;Betrag;Verwendungszweck\n24.11.2026;fünf;x\n'],
    ['an open quotation mark', 'Buchungstag;Betrag;Verwendungszweck\n24.11.2026;5,00;"x\n'],
  ])('refuses %s with words', (_what, text) => {
    expect(() => read(text)).toThrow(StatementError);
  });
});

it.each([
  ['1.084,90', 108490],
  ['1,084.90', 108490],
  ['-5,00', -500],
  ['+5', 500],
  ['12,5', 1250],
  ['1 084,90 €', 108490],
  ['1,2,3', undefined],
  ['', undefined],
  ['NaN', undefined],
])('%s is %s cents', (text, cents) => expect(signedCents(text)).toBe(cents));

it.each([
  ['24.11.26', '2026-11-24'],
  ['1.2.2026', '2026-02-01'],
  ['2026-11-24T10:00:00', '2026-11-24'],
  ['30.02.2026', undefined],
  ['gestern', undefined],
])('%s is the day %s', (text, day) => expect(isoDayOf(text)).toBe(day));
