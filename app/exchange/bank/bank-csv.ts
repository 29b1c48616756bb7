import { parse } from 'csv-parse/sync';
import { foldText } from '~/values/folded-text';
import { type Credit, isoDayOf, type Statement, StatementError, signedCents } from './statement';

/** Headers as banks write them, folded; the first one that a file has counts. */
const headers = {
  iban: ['auftragskonto', 'iban auftragskonto', 'iban kontoinhaber', 'eigenes konto'],
  bookedOn: ['buchungstag', 'buchungsdatum', 'buchung', 'datum', 'wertstellung', 'valutadatum'],
  amount: ['betrag', 'betrag (eur)', 'betrag (€)', 'betrag in eur', 'umsatz', 'umsatz in eur'],
  sign: ['soll/haben', 's/h'],
  currency: ['wahrung', 'waehrung', 'betrag wahrung'],
  payer: [
    'beguenstigter/zahlungspflichtiger',
    'name zahlungsbeteiligter',
    'zahlungspflichtige*r',
    'auftraggeber/empfanger',
    'auftraggeber / beguenstigter',
    'auftraggeber',
    'zahlungspflichtiger',
    'name',
  ],
  payerIban: [
    'kontonummer/iban',
    'iban zahlungsbeteiligter',
    'iban des auftraggebers',
    'kontonummer',
    'iban',
  ],
  text: ['verwendungszweck', 'buchungsdetails', 'buchungstext'],
  endToEnd: ['kundenreferenz (end-to-end)', 'kundenreferenz', 'end-to-end-referenz'],
} as const;
type Field = keyof typeof headers;

const needed = ['bookedOn', 'amount', 'text'] as const;

function fieldsOf(row: readonly string[]): Partial<Record<Field, number>> {
  const names = row.map((name) => foldText(name));
  const found = Object.entries(headers).flatMap(([field, known]) => {
    const at = known.map((name) => names.indexOf(name)).find((index) => index >= 0);
    return at === undefined ? [] : [[field, at]];
  });
  return Object.fromEntries(found);
}

const delimiterOf = (text: string) =>
  [';', '\t', ','].find((sign) => text.split('\n').some((line) => line.split(sign).length > needed.length)) ??
  ';';

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    throw new StatementError(`Die Datei ist kein vollständiges CSV: ${(error as Error).message}`);
  }
}

/** Lists of bookings as banks offer them; lines above the header are passed over. @throws {StatementError} */
export function readBankCsv(text: string): Statement {
  const records = recordsOf(text);
  const start = records.findIndex((row) => needed.every((field) => field in fieldsOf(row)));
  if (start < 0)
    throw new StatementError('Die Datei hat keine Spalten Buchungstag, Betrag und Verwendungszweck.');
  const columns = fieldsOf(records[start] ?? []);
  let otherEntries = 0;
  const credits = records.slice(start + 1).flatMap((row, index): Credit[] => {
    const cell = (field: Field) => (row[columns[field] ?? -1] ?? '').trim();
    const bookedOn = isoDayOf(cell('bookedOn'));
    const cents = signedCents(cell('amount'));
    if (!bookedOn && cents === undefined) return [];
    if (!bookedOn || cents === undefined)
      throw new StatementError(`Tag oder Betrag der Buchung ${index + 1} ist nicht zu lesen.`);
    if (cents <= 0 || /^s/i.test(cell('sign'))) {
      otherEntries += 1;
      return [];
    }
    const texts = [cell('text'), cell('endToEnd')].filter((one) => one !== '' && one !== 'NOTPROVIDED');
    return [
      {
        iban: cell('iban').replace(/\s/g, ''),
        bookedOn,
        amountCents: cents,
        currency: cell('currency') || 'EUR',
        payer: cell('payer'),
        payerIban: cell('payerIban').replace(/\s/g, ''),
        text: texts.join(' '),
        reference: '',
      },
    ];
  });
  return { credits, otherEntries };
}
