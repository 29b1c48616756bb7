import type { BankAccount } from '~/domain/tenancy/company';

/** Longest name of a payee, and longest text for it (EPC069-12). */
const MAX_NAME = 70;
const MAX_TEXT = 140;

/**
 * The text of a GiroCode, which banking apps read a transfer from: EPC069-12, version 2, UTF-8. As a picture it wants error
 * correction M.
 * @param text what the payee finds the payment by
 */
export function giroCodeText({ inhaber, iban, bic }: BankAccount, cents: number, text: string): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  const lines = ['BCD', '002', '1', 'SCT', bic, inhaber.slice(0, MAX_NAME), iban, amount, '', ''];
  return [...lines, text.slice(0, MAX_TEXT)].join('\n');
}
