/** Of a direct debit, as the payer agreed to it. */
export interface GivenMandate {
  reference: string;
  creditor: string;
  /** The last four digits. */
  ibanEnd: string;
  holder: string;
}
