/** Signs with which spreadsheets begin a formula (OWASP, CSV injection). */
const FORMULA_SIGN = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const FORMULA = 'sieht nach einer Formel aus';

/** `="0401…"` keeps leading zeros in Excel. */
const EQUALS = /^="((?:[^"]|"")*)"$/s;

/** 4,01923E+12 */
const POWERS = /^([1-9])(?:[.,](\d+))?E\+0*(\d{1,2})$/i;
const SHORTENED = 'Excel hat die Nummer verkürzt';

/** Said once for a file. */
export const SHORTENED_HINT =
  'Excel hat lange Nummern dieser Datei verkürzt (wie 4,01923E+12); die fehlenden Ziffern stehen nicht mehr darin. So bleiben sie ganz: Öffnen Sie die ursprüngliche Liste in Excel über „Daten“ › „Aus Text/CSV“, markieren Sie die Spalte, wählen Sie „Zellen formatieren“ › „Zahl“ mit 0 Dezimalstellen (oder „Text“), und speichern Sie erst dann als CSV.';

export const isShortened = ({ message }: { message: string }): boolean => message.startsWith(SHORTENED);

const changes = (text: string) => (FORMULA_SIGN.test(text) && !NUMBER.test(text)) || POWERS.test(text);
const withoutMarks = (text: string) => text.replace(/^'+/, '');

/** A text that a spreadsheet would change gets an apostrophe in front, as it has in Excel; `cellText` takes exactly that away. */
export const markedText = (text: string): string =>
  changes(text) || (text.startsWith("'") && isMarkable(withoutMarks(text))) ? `'${text}` : text;

/** Also numbers: people mark them, and the mark of theirs goes. */
const isMarkable = (text: string) => FORMULA_SIGN.test(text) || POWERS.test(text);

export type CellText = string | { fault: string };

/** All digits of a number that a spreadsheet wrote by powers of ten; a fault if some are lost. */
function wholeNumber(text: string): CellText {
  const [, first = '', others = '', power = ''] = POWERS.exec(text) ?? [];
  if (first === '') return text;
  return others.length === Number(power) ? first + others : { fault: `${SHORTENED} („${text}“)` };
}

const isDigit = (code: number) => code >= 0x31 && code <= 0x39;

/**
 * What stands in a cell of a CSV file, without what spreadsheets add: `="…"`, the apostrophe of `markedText`, powers of ten.
 * @returns a fault for a formula, and for a number whose digits are lost
 */
export function cellText(written: string): CellText {
  if (isDigit(written.charCodeAt(0))) return written.includes('+') ? wholeNumber(written) : written;
  if (written.startsWith("'")) return isMarkable(withoutMarks(written)) ? written.slice(1) : written;
  if (!written.startsWith('=')) return written;
  const [, inner] = EQUALS.exec(written) ?? [];
  return inner === undefined ? { fault: FORMULA } : inner.replaceAll('""', '"');
}
