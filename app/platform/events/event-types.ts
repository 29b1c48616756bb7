/** As the triggers of the database name them. */
export const eventTypes = [
  'article.changed',
  'stock.changed',
  'order.placed',
  'order.state',
  'order.payment',
  'order.paid',
  'appointment.booked',
  'appointment.state',
  'customer.changed',
] as const;
export type EventType = (typeof eventTypes)[number];
