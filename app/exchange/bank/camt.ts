import { SaxesParser } from 'saxes';
import { type Credit, isoDayOf, type Statement, StatementError } from './statement';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Element[];
  text: string;
}

const MAX_DEPTH = 40;

/** Names without prefixes. Entities of a document type are not expanded. @throws {StatementError} for text that is not XML */
function parseXml(text: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new StatementError(
      'Die Datei hat einen Dokumenttyp (DOCTYPE), der in Kontoauszügen nicht vorkommt.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH)
      throw new StatementError('Die Datei ist tiefer verschachtelt als ein Kontoauszug.');
    const element = { name: name.replace(/^.*:/, ''), attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const append = (piece: string) => {
    const element = open.at(-1);
    if (element) element.text += piece;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw new StatementError(`Die Datei ist kein vollständiges XML: ${error.message}`);
  });
  parser.write(text).close();
  return root;
}

function at(element: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
      [element],
    );
}

/** Of the first path that has text. */
function textAt(element: Element, ...paths: string[]): string {
  const texts = paths.flatMap((path) => at(element, path).map(({ text }) => text.trim()));
  return texts.find(Boolean) ?? '';
}

const reports = ['BkToCstmrStmt/Stmt', 'BkToCstmrAcctRpt/Rpt', 'BkToCstmrDbtCdtNtfctn/Ntfctn'];

function remittanceOf(details: Element): string {
  const unstructured = at(details, 'RmtInf/Ustrd').map(({ text }) => text.trim());
  const structured = at(details, 'RmtInf/Strd/CdtrRefInf/Ref').map(({ text }) => text.trim());
  const endToEnd = textAt(details, 'Refs/EndToEndId');
  return [...unstructured, ...structured, endToEnd === 'NOTPROVIDED' ? '' : endToEnd]
    .filter(Boolean)
    .join(' ');
}

/** An entry of several transfers names the amount of each. */
function creditsOf(entry: Element, iban: string): Credit[] {
  const bookedOn = isoDayOf(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt'));
  const details = at(entry, 'NtryDtls/TxDtls');
  return (details.length > 0 ? details : [entry]).map((one) => {
    const [amount] = [
      ...at(one, 'Amt'),
      ...at(one, 'AmtDtls/TxAmt/Amt'),
      ...(details.length > 1 ? [] : at(entry, 'Amt')),
    ];
    const amountCents = Math.round(Number(amount?.text || Number.NaN) * 100);
    if (!bookedOn || !Number.isSafeInteger(amountCents))
      throw new StatementError('Eine Buchung der Datei hat keinen Tag oder keinen Betrag.');
    return {
      iban,
      bookedOn,
      amountCents,
      currency: amount?.attributes.Ccy ?? '',
      payer: textAt(
        one,
        'RltdPties/Dbtr/Nm',
        'RltdPties/Dbtr/Pty/Nm',
        'RltdPties/UltmtDbtr/Nm',
        'RltdPties/UltmtDbtr/Pty/Nm',
      ),
      payerIban: textAt(one, 'RltdPties/DbtrAcct/Id/IBAN'),
      text: remittanceOf(one) || textAt(entry, 'AddtlNtryInf'),
      reference: textAt(one, 'Refs/AcctSvcrRef') || (details.length > 1 ? '' : textAt(entry, 'AcctSvcrRef')),
    };
  });
}

/** ISO 20022, camt.052, 053 and 054, in the versions 2 to 8. @throws {StatementError} */
export function readCamt(text: string): Statement {
  const [document] = at(parseXml(text), 'Document');
  const statements = document ? reports.flatMap((path) => at(document, path)) : [];
  if (statements.length === 0) throw new StatementError('Die Datei ist kein Kontoauszug im Format CAMT.');
  let otherEntries = 0;
  const credits = statements.flatMap((statement) => {
    const iban = textAt(statement, 'Acct/Id/IBAN');
    return at(statement, 'Ntry').flatMap((entry) => {
      const isBooked = textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK';
      const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true';
      if (isBooked && isCredit) return creditsOf(entry, iban);
      otherEntries += 1;
      return [];
    });
  });
  return { credits, otherEntries };
}
