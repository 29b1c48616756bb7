/** A booked credit, unless its sign is another. */
export interface CamtEntry {
  cents: number;
  text?: string;
  day?: string;
  payer?: string;
  payerIban?: string;
  endToEnd?: string;
  reference?: string;
  sign?: string;
  details?: string;
  amount?: string;
}

const reports = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

/** A report of one account. */
export function camt(
  kind: keyof typeof reports,
  entries: readonly CamtEntry[],
  account = 'DE72000000000000001001',
): string {
  const [root, report] = reports[kind];
  const body = entries.map(
    ({ cents, text = '', day = '2026-11-24', payer = 'Eva Testperson', payerIban, ...entry }) => `
      <Ntry><Amt Ccy="EUR">${entry.amount ?? (cents / 100).toFixed(2)}</Amt><CdtDbtInd>${entry.sign ?? 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${entry.reference ?? 'NONREF'}</AcctSvcrRef><NtryDtls><TxDtls>
      <Refs><EndToEndId>${entry.endToEnd ?? 'NOTPROVIDED'}</EndToEndId></Refs>${entry.details ?? ''}
      <RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr>${payerIban ? `<DbtrAcct><Id><IBAN>${payerIban}</IBAN></Id></DbtrAcct>` : ''}</RltdPties>
      <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${kind}.001.02"><${root}>
    <${report}><Id>S1</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${body.join('')}</${report}></${root}></Document>`;
}
