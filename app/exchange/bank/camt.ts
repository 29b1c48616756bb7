import type { ReadEntry, TransferKind } from '~/domain/payments/transfer';
import {
  accountOf,
  checkedCents,
  EntryError,
  GERMAN_RETURNS,
  isoDayOf,
  isTold,
  plainText,
  reasonInText,
  returnReason,
  type Statement,
  StatementError,
} from './statement';
import { at, type Element, parseXml, textAt } from './statement-xml';

const reports = [
  ['camt.053', 'BkToCstmrStmt/Stmt'],
  ['camt.052', 'BkToCstmrAcctRpt/Rpt'],
  ['camt.054', 'BkToCstmrDbtCdtNtfctn/Ntfctn'],
] as const;

/** Sub-families of ISO 20022's bank transaction codes that take a payment back. */
const RETURN_CODES = new Set(['RRTN', 'RPCR', 'UPCT', 'UPDD', 'PRDD', 'RRCT', 'RVSL', 'ARET', 'AREV']);
/** 'NTRF+159+00931' */
const isGermanReturn = (code: string) => code.split('+').some((part) => GERMAN_RETURNS.has(part));

function isReturnCode(element: Element): boolean {
  const codes = at(element, 'BkTxCd/Domn/Fmly/SubFmlyCd').map(({ text }) => text.trim());
  const own = at(element, 'BkTxCd/Prtry/Cd').map(({ text }) => text.trim());
  return codes.some((code) => RETURN_CODES.has(code)) || own.some(isGermanReturn);
}

function remittanceOf(details: Element): string {
  const unstructured = at(details, 'RmtInf/Ustrd').map(({ text }) => text.trim());
  const structured = ['RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/AddtlRmtInf']
    .flatMap((path) => at(details, path))
    .map(({ text }) => text.trim());
  return [...unstructured, ...structured].filter(Boolean).join(' ');
}

/** Of an amount as XML Schema writes decimals: '1084.9', '50.00000'. @throws {EntryError} */
function centsOf(amount: Element | undefined): number {
  const text = amount?.text.trim() ?? '';
  const [, whole, decimals = ''] = /^\+?(\d{1,18})(?:\.(\d{1,9}))?$/.exec(text) ?? [];
  const isExact = whole !== undefined && /^0*$/.test(decimals.slice(2));
  const cents = isExact ? Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0')) : undefined;
  if (text === '') throw new EntryError('Amt', '', 'der Betrag fehlt');
  return checkedCents(cents, 'Amt', text);
}

interface Report {
  iban: string;
}

/** The amount of one transfer within an entry. A bank names it in one of several places, most exactly first. */
function amountOf(details: Element, entry: Element, isOnly: boolean): Element | undefined {
  const [sum] = at(entry, 'Amt');
  const inAccount = (one: Element) => one.attributes.Ccy === sum?.attributes.Ccy;
  const [own] = at(details, 'Amt');
  const [transaction] = at(details, 'AmtDtls/TxAmt/Amt');
  const others = ['AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt'].flatMap((path) => at(details, path));
  if (isOnly) return [own, transaction].find((one) => one && inAccount(one)) ?? sum;
  return own ?? transaction ?? others.find(inAccount) ?? others[0];
}

const isReversal = (element: Element) => ['true', '1'].includes(textAt(element, 'RvslInd'));

function kindOf(details: Element, entry: Element): { isDebit: boolean; isReturned: boolean } {
  const isDebit = (textAt(details, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) !== 'CRDT';
  const isReturned =
    [details, entry].some((one) => isReversal(one) || isReturnCode(one)) ||
    at(details, 'RtrInf').length > 0 ||
    reasonInText(remittanceOf(details) || textAt(entry, 'AddtlNtryInf')) !== undefined;
  return { isDebit, isReturned };
}

function reasonOf(details: Element, entry: Element): string {
  const code = textAt(details, 'RtrInf/Rsn/Cd', 'RtrInf/Rsn/Prtry');
  const words = at(details, 'RtrInf/AddtlInf').map(({ text }) => text.trim());
  const text = remittanceOf(details) || textAt(entry, 'AddtlNtryInf');
  const told = [code && returnReason(code), ...words].filter(Boolean).join(', ');
  return told || reasonInText(text) || textAt(details, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf');
}

/** The payer of a credit; of a debit that returns one, who gets it back. */
function partyOf(details: Element, isDebit: boolean): { payer: string; payerIban: string } {
  const sides = isDebit ? (['Cdtr', 'Dbtr'] as const) : (['Dbtr', 'Cdtr'] as const);
  const parties = `RltdPties/`;
  const namesOf = (side: string) =>
    ['', 'Ultmt'].flatMap((prefix) => [`${parties}${prefix}${side}/Nm`, `${parties}${prefix}${side}/Pty/Nm`]);
  const [first, second] = sides;
  const paths = [...namesOf(first), ...(isDebit ? namesOf(second) : [])];
  const accounts = (isDebit ? sides : [first]).flatMap((side) => [
    `${parties}${side}Acct/Id/IBAN`,
    `${parties}${side}Acct/Id/Othr/Id`,
  ]);
  return { payer: textAt(details, ...paths), payerIban: accountOf(textAt(details, ...accounts)) };
}

interface Split {
  entries: ReadEntry[];
  failed: { line: number; error: EntryError; text: string }[];
  others: number;
}

function transferOf(
  details: Element,
  entry: Element,
  { iban }: Report,
  isOnly: boolean,
): ReadEntry | undefined {
  const { isDebit, isReturned } = kindOf(details, entry);
  if (isDebit && !isReturned) return undefined;
  const day = textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm');
  const bookedOn = isoDayOf(day);
  if (!bookedOn) throw new EntryError('BookgDt', day, 'ist kein Tag zwischen 2000 und 2099');
  const amount = amountOf(details, entry, isOnly);
  const amountCents = centsOf(amount);
  const currency = amount?.attributes.Ccy?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) throw new EntryError('Ccy', currency, 'ist keine Währung wie EUR');
  const kind: TransferKind = isReturned ? (isDebit ? 'payment-returned' : 'refund-returned') : 'payment';
  const endToEnd = textAt(details, 'Refs/EndToEndId');
  const named = isTold(endToEnd) ? endToEnd : '';
  const { payer, payerIban } = partyOf(details, isDebit);
  const references = [textAt(details, 'Refs/AcctSvcrRef'), isOnly ? textAt(entry, 'AcctSvcrRef') : ''];
  return {
    kind,
    iban,
    bookedOn,
    amountCents,
    currency,
    payer: plainText(payer),
    payerIban,
    text: plainText(
      [remittanceOf(details), named].filter(Boolean).join(' ') || textAt(entry, 'AddtlNtryInf'),
    ),
    endToEnd: plainText(named),
    reference: plainText(references.find(isTold) ?? ''),
    note: kind === 'payment' ? '' : plainText(reasonOf(details, entry)),
  };
}

const wholeText = (element: Element): string =>
  plainText(
    [element.text.trim(), ...element.children.map((child) => wholeText(child))].filter(Boolean).join(' '),
  );

/** Parts of another currency cannot be added. @throws {EntryError} if the parts of an entry are not its sum */
function checkSum(details: readonly Element[], entry: Element): void {
  const [sum] = at(entry, 'Amt');
  let total = 0;
  for (const one of details) {
    const amount = amountOf(one, entry, false);
    if (!amount || amount.attributes.Ccy !== sum?.attributes.Ccy) return;
    const sign = textAt(one, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd');
    total += sign === 'CRDT' ? centsOf(amount) : -centsOf(amount);
  }
  const isDebit = textAt(entry, 'CdtDbtInd') === 'DBIT';
  if (total !== (isDebit ? -centsOf(sum) : centsOf(sum)))
    throw new EntryError('Amt', sum?.text.trim() ?? '', 'ist nicht die Summe der einzelnen Beträge');
}

/** ISO 20022 knows about 20 besides the details, which may be many. */
const MAX_PARTS = 100;

/** An entry of several transfers names the amount of each, and may hold debits. */
function splitEntry(entry: Element, report: Report): Split {
  const split: Split = { entries: [], failed: [], others: 0 };
  const isBooked = textAt(entry, 'Sts/Cd', 'Sts/Prtry', 'Sts') === 'BOOK';
  if (!isBooked) return { ...split, others: 1 };
  if (entry.children.filter(({ name }) => name !== 'NtryDtls').length > MAX_PARTS) {
    const error = new EntryError('Ntry', '', 'hat mehr Angaben als ein Umsatz');
    return { ...split, failed: [{ line: entry.line, error, text: '' }] };
  }
  const found = at(entry, 'NtryDtls/TxDtls');
  const details = found.length > 0 ? found : [entry];
  const attempt = (element: Element, work: () => void) => {
    try {
      work();
    } catch (error) {
      if (!(error instanceof EntryError)) throw error;
      split.failed.push({ line: element.line, error, text: wholeText(element) });
    }
  };
  for (const one of details)
    attempt(one, () => {
      const transfer = transferOf(one, entry, report, details.length === 1);
      if (transfer) split.entries.push(transfer);
      else split.others += 1;
    });
  if (details.length > 1 && split.failed.length === 0 && split.entries.length > 0)
    attempt(entry, () => checkSum(details, entry));
  const isDoubtful = split.failed.some(({ error }) => error.message.includes('Summe'));
  return isDoubtful ? { ...split, entries: [] } : split;
}

/** ISO 20022, camt.052, 053 and 054, in the versions 2 to 12. @throws {StatementError} */
export function readCamt(text: string): Statement {
  const root = parseXml(text);
  const [document = root] = at(root, 'Document');
  const kind = reports.find(([, path]) => at(document, path).length > 0);
  if (!kind) throw new StatementError('Die Datei ist kein Kontoauszug im Format CAMT.');
  const statement: Statement = { source: kind[0], entries: [], unread: [], otherEntries: 0 };
  for (const report of reports.flatMap(([, path]) => at(document, path))) {
    const iban = accountOf(textAt(report, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id'));
    for (const entry of at(report, 'Ntry')) {
      const { entries, failed, others } = splitEntry(entry, { iban });
      statement.entries.push(...entries);
      statement.otherEntries += others;
      for (const { line, error, text: whole } of failed) {
        const { cell, value, message } = error;
        statement.unread.push({ iban, line, cell, value, problem: message, text: whole });
      }
    }
  }
  return statement;
}
