/** Amounts in euros. */
export interface TrackedOrder {
  action: 'Checkout-Start' | 'Checkout-Ende';
  /** Of a start: the cart's. */
  id: string;
  legalType: string;
  revenue: number;
  shipping: number;
  tax: number;
  products: { sku: string; name: string; category: string; price: number; quantity: number }[];
}
