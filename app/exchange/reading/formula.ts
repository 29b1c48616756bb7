const BEGINNING = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

export function looksLikeFormula(text: string): boolean {
  return BEGINNING.test(text) && !NUMBER.test(text);
}
