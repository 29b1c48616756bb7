import type { BankAccount } from '~/domain/tenancy/company';

/** Most characters (EPC069-12). */
const MAX_NAME = 70;
const MAX_TEXT = 140;

/** EPC069-12, version 2, UTF-8; the QR code needs error correction M. @param text payment reference */
export function giroCodeText({ inhaber, iban, bic }: BankAccount, cents: number, text: string): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  const lines = ['BCD', '002', '1', 'SCT', bic, inhaber.slice(0, MAX_NAME), iban, amount, '', ''];
  return [...lines, text.slice(0, MAX_TEXT)].join('\n');
}
