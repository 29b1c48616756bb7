const BEGINNING = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** Whether a spreadsheet would run a cell instead of showing it. */
export function looksLikeFormula(text: string): boolean {
  return BEGINNING.test(text) && !NUMBER.test(text);
}
