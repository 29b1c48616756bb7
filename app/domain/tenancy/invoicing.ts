/** The writer of a company's invoices: the shop, or the dealer's own system. */
export const invoiceSources = ['shop', 'haendlersystem'] as const;
export type InvoiceSource = (typeof invoiceSources)[number];
