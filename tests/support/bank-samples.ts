/** Statements as banks write them, with `KONTO` for the seller's account and `NUMMER` (and `ZWEITE`) for orders. */
const report = (kind: '052' | '053', version: string, entries: string) => {
  const [root, part] = kind === '052' ? ['BkToCstmrAcctRpt', 'Rpt'] : ['BkToCstmrStmt', 'Stmt'];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.${version}"><${root}><GrpHdr><MsgId>M1</MsgId><CreDtTm>2026-11-24T18:00:00+01:00</CreDtTm></GrpHdr>
<${part}><Id>S1</Id><CreDtTm>2026-11-24T18:00:00+01:00</CreDtTm><Acct><Id><IBAN>KONTO</IBAN></Id><Ccy>EUR</Ccy></Acct>
${entries}
</${part}></${root}></Document>`;
};

const entry = (cents: string, reference: string, details: string, status = 'BOOK') =>
  `<Ntry><Amt Ccy="EUR">${cents}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>${
    reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`
  }<BkTxCd/><NtryDtls>${details}</NtryDtls></Ntry>`;

const debtor = (name: string) => `<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties>`;
const text = (words: string) => `<RmtInf><Ustrd>${words}</Ustrd></RmtInf>`;

const deposit = `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><Dbtr><Nm>Eva Testperson</Nm></Dbtr><DbtrAcct><Id>
<IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct></RltdPties>${text('Anzahlung NUMMER')}</TxDtls>`;

const instructed = (amount: string, name: string, words: string) =>
  `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><AmtDtls><InstdAmt><Amt Ccy="EUR">${amount}</Amt></InstdAmt></AmtDtls>${debtor(name)}${text(words)}</TxDtls>`;

const part = (reference: string, amount: string, sign: string, rest: string) =>
  `<TxDtls><Refs><AcctSvcrRef>${reference}</AcctSvcrRef></Refs><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${rest}</TxDtls>`;

/** 50,00 for NUMMER, unless the name tells otherwise. */
export const bankSamples = {
  sparkasseAnnounced: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"KONTO";"23.11.26";"";"SONSTIGE GUTSCHRIFT";"NUMMER";"";"";"";"";"";"";"Testperson, Eva";"0000000000";"00000000";"50,00";"EUR";"Umsatz vorgemerkt"
"KONTO";"24.11.26";"24.11.26";"GUTSCHR. UEBERWEISUNG";"Bestellung NUMMER";"";"";"";"";"";"";"Eva Testperson";"DE89370400440532013000";"COBADEFFXXX";"50,00";"EUR";"Umsatz gebucht"
`,
  /** 12,00 of another booking are open. */
  comdirectOpen: `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.234,56 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"24.11.2026";"Übertrag / Überweisung";" Auftraggeber: Otto Anders Buchungstext: noch nicht gebucht Ref. 1A";"12,00";
"23.11.2026";"23.11.2026";"Übertrag / Überweisung";" Auftraggeber: Eva Testperson Buchungstext: NUMMER Ref. 2B";"50,00";

"Alter Kontostand";"1.184,56 EUR";
`,
  deutscheBank: `Transactions Privat- und Geschäftskunden;;;Kundennummer: 000 0000000
24.10.2026 - 24.11.2026
Letzter Kontostand;;;;1.000,00;EUR
Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
23.11.2026;23.11.2026;SEPA-Gutschrift;Eva Testperson;NUMMER;DE89370400440532013000;COBADEFFXXX;;;;;;;;;;50,00;EUR
23.11.2026;23.11.2026;SEPA-Lastschrift;Stadtwerke;Strom November;DE02120300000000202051;BYLADEM1001;;;;;;;;;-40,00;;EUR
Kontostand;24.11.2026;;;1.010,00;EUR
`,
  /** 20,00 of another payer whose cells hold quotation marks. */
  ingQuotes: `Umsatzanzeige;Datei erstellt am: 24.11.2026 09:00

IBAN;KONTO
Kontoname;Girokonto
Bank;ING
Kunde;Autohaus Muster
Zeitraum;01.11.2026 - 24.11.2026
Saldo;1.234,56;EUR

Sortierung;Datum absteigend

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
24.11.2026;24.11.2026;Verein "Rad und Tat" e.V.;Gutschrift;Reifen 17" fuer Transporter;1.234,56;EUR;20,00;EUR
24.11.2026;24.11.2026;Eva Testperson;Gutschrift;NUMMER;1.214,56;EUR;50,00;EUR
`,
  n26English: `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-11-24,2026-11-24,"Eva Testperson",DE89370400440532013000,"Credit Transfer","NUMMER","Main Account",50.00,,,
`,
  /** 20,00, as in the two reports. */
  sparkasseSameDay: `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Kundenreferenz (End-to-End)";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"KONTO";"24.11.26";"24.11.26";"GUTSCHR. UEBERWEISUNG";"Anzahlung NUMMER";"";"Eva Testperson";"DE89370400440532013000";"COBADEFFXXX";"20,00";"EUR";"Umsatz gebucht"
`,
  midday: report('052', '02', entry('20.00', '', deposit)),
  evening: report('053', '02', entry('20.00', '2026112400000017', deposit)),
  withoutReference: report(
    '052',
    '02',
    entry('50.00', 'NONREF', `<TxDtls>${debtor('Otto Anders')}${text('NUMMER')}</TxDtls>`),
  ),
  withoutReferenceAgain: report(
    '052',
    '02',
    entry('50.00', 'NONREF', `<TxDtls>${debtor('Eva Testperson')}${text('ZWEITE')}</TxDtls>`),
  ),
  /** 120,00 without a number, and a debit of 50,00 that names NUMMER. */
  batchWithDebit: report(
    '053',
    '08',
    entry(
      '70.00',
      'BATCH1',
      `<Btch><NbOfTxs>2</NbOfTxs></Btch>${part('T1', '120.00', 'CRDT', `<RltdPties><Dbtr><Pty><Nm>Otto Anders</Nm></Pty></Dbtr></RltdPties>${text('ohne Nummer')}`)}${part('T2', '50.00', 'DBIT', text('Rueckgabe NUMMER'))}`,
      '<Cd>BOOK</Cd>',
    ),
  ),
  /** 100,00 without a number and 50,00. */
  batchOfInstructed: report(
    '053',
    '02',
    entry(
      '150.00',
      'BATCH2',
      instructed('100.00', 'Otto Anders', 'ohne Nummer') + instructed('50.00', 'Eva Testperson', 'NUMMER'),
    ),
  ),
} as const;

export type BankSample = keyof typeof bankSamples;
