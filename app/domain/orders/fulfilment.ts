import type { Delivery, OrderType } from './order';

export const fulfilmentKinds = [
  'ready',
  'handed-over',
  'shipped',
  'returned',
  'cancelled',
  'lapsed',
] as const;
export type FulfilmentKind = (typeof fulfilmentKinds)[number];

/** Events that move no pieces. */
export const noteKinds = [
  'accepted',
  'prolonged',
  'moved',
  'bought',
  'reminded',
  'deposit-added',
  'deposit-waived',
  'deposit-returned',
  'written',
] as const;
export type NoteKind = (typeof noteKinds)[number];

export type RecordedKind = FulfilmentKind | NoteKind;

export const isNote = (kind: RecordedKind): kind is NoteKind => noteKinds.some((note) => note === kind);

/** Only sellable pieces go back into the stock. */
export const returnedGoods = ['sellable', 'damaged', 'missing'] as const;
export type ReturnedGoods = (typeof returnedGoods)[number];

/** Each piece counts in one state; the rest is confirmed. */
export interface LinePieces {
  quantity: number;
  ready: number;
  handedOver: number;
  shipped: number;
  returned: number;
  cancelled: number;
  lapsed: number;
}
type Counter = Exclude<keyof LinePieces, 'quantity'>;
type Place = Counter | 'confirmed';

export const noPieces: Readonly<Record<Counter, number>> = {
  ready: 0,
  handedOver: 0,
  shipped: 0,
  returned: 0,
  cancelled: 0,
  lapsed: 0,
};

const targets: Readonly<Record<FulfilmentKind, Counter>> = {
  ready: 'ready',
  'handed-over': 'handedOver',
  shipped: 'shipped',
  returned: 'returned',
  cancelled: 'cancelled',
  lapsed: 'lapsed',
};

const openPlaces: readonly Place[] = ['ready', 'confirmed'];

/** The states that pieces are taken from, in this order. */
const sources: Readonly<Record<FulfilmentKind, readonly Place[]>> = {
  ready: ['confirmed'],
  'handed-over': openPlaces,
  shipped: openPlaces,
  returned: ['handedOver', 'shipped'],
  cancelled: openPlaces,
  lapsed: openPlaces,
};

export const orderFulfilments = [
  'confirmed',
  'ready',
  'partly-handed-over',
  'partly-shipped',
  'handed-over',
  'shipped',
  'returned',
  'cancelled',
  'lapsed',
] as const;
export type OrderFulfilment = (typeof orderFulfilments)[number];

export interface FulfilledOrder {
  orderType: OrderType;
  delivery: Delivery;
  fulfilment: OrderFulfilment;
}

export const openFulfilments = [
  'confirmed',
  'ready',
  'partly-handed-over',
  'partly-shipped',
] as const satisfies readonly OrderFulfilment[];

/** Some goods have left the shop. */
export const givenFulfilments = [
  'partly-handed-over',
  'partly-shipped',
  'handed-over',
  'shipped',
] as const satisfies readonly OrderFulfilment[];

/** Something is to be paid for: what is reserved, once some of it was handed over; until then nothing binds the shopper. */
export function isSold({ orderType, fulfilment }: Pick<FulfilledOrder, 'orderType' | 'fulfilment'>): boolean {
  return orderType === 'kauf' || givenFulfilments.some((given) => given === fulfilment);
}

export const owesMoney = (
  order: Pick<FulfilledOrder, 'orderType' | 'fulfilment'> & { openCents: number },
): boolean => order.openCents > 0 && isSold(order);

export function isOpen({ fulfilment }: Pick<FulfilledOrder, 'fulfilment'>): boolean {
  return openFulfilments.some((open) => open === fulfilment);
}

/** The goods came back, or never left: nothing is to be paid for any more. */
export function isOver({ fulfilment }: Pick<FulfilledOrder, 'fulfilment'>): boolean {
  return !isOpen({ fulfilment }) && !givenFulfilments.some((given) => given === fulfilment);
}

function piecesIn(line: LinePieces, place: Place): number {
  if (place !== 'confirmed') return line[place];
  const { quantity, ready, handedOver, shipped, returned, cancelled, lapsed } = line;
  return quantity - ready - handedOver - shipped - returned - cancelled - lapsed;
}

const sumOver = (lines: readonly LinePieces[], places: readonly Place[]) =>
  lines.reduce((sum, line) => sum + places.reduce((own, place) => own + piecesIn(line, place), 0), 0);

export const openPieces = (line: LinePieces) => sumOver([line], openPlaces);

/** Goods of a lapsed reservation may still be there when the shopper comes late. */
function sourcesOf(
  kind: FulfilmentKind,
  { fulfilment }: Pick<FulfilledOrder, 'fulfilment'>,
): readonly Place[] {
  return kind === 'handed-over' && fulfilment === 'lapsed' ? ['lapsed'] : sources[kind];
}

export function possiblePieces(
  line: LinePieces,
  kind: FulfilmentKind,
  order: Pick<FulfilledOrder, 'fulfilment'>,
): number {
  return sumOver([line], sourcesOf(kind, order));
}

export function afterEvent<Line extends LinePieces>(
  line: Line,
  event: { kind: FulfilmentKind; quantity: number },
  order: Pick<FulfilledOrder, 'fulfilment'>,
): Line {
  const changed: Line = { ...line };
  let left = event.quantity;
  for (const place of sourcesOf(event.kind, order)) {
    const taken = Math.min(left, piecesIn(line, place));
    if (place !== 'confirmed') changed[place] -= taken;
    left -= taken;
  }
  changed[targets[event.kind]] += event.quantity;
  return changed;
}

/** At another location nothing lies ready yet. */
export const afterMove = <Line extends LinePieces>(line: Line): Line => ({ ...line, ready: 0 });

export function fulfilmentOf(lines: readonly LinePieces[]): OrderFulfilment {
  const count = (...places: Place[]) => sumOver(lines, places);
  const isSent = count('shipped') > 0;
  const isOut = count('handedOver', 'shipped') > 0;
  if (count(...openPlaces) > 0) {
    if (isOut || count('returned') > 0) return isSent ? 'partly-shipped' : 'partly-handed-over';
    return count('confirmed') > 0 ? 'confirmed' : 'ready';
  }
  if (isOut) return isSent ? 'shipped' : 'handed-over';
  if (count('returned') > 0) return 'returned';
  return count('lapsed') > 0 ? 'lapsed' : 'cancelled';
}

function canHave({ orderType, delivery }: FulfilledOrder, kind: FulfilmentKind): boolean {
  switch (kind) {
    case 'ready':
    case 'handed-over':
      return delivery === 'abholung';
    case 'shipped':
      return delivery === 'versand';
    case 'lapsed':
      return orderType === 'reservierung';
    case 'cancelled':
    case 'returned':
      return true;
  }
}

export function canHappen(
  order: FulfilledOrder,
  lines: readonly LinePieces[],
  kind: FulfilmentKind,
): boolean {
  return canHave(order, kind) && lines.some((line) => possiblePieces(line, kind, order) > 0);
}

/** A reservation is no contract. */
export function canBeGivenUp(order: FulfilledOrder): boolean {
  return order.orderType === 'reservierung' && isOpen(order);
}

export function handOver({ delivery }: Pick<FulfilledOrder, 'delivery'>): 'handed-over' | 'shipped' {
  return delivery === 'versand' ? 'shipped' : 'handed-over';
}
