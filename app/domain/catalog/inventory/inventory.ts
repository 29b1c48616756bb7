import { QUANTITY_LIMIT } from '../articles/article';

export const movementReasons = ['opening', 'count', 'correction', 'fulfilment', 'return'] as const;
export type MovementReason = (typeof movementReasons)[number];

export type OwnerType = 'order';

export interface StockLevel {
  here: number;
  central: number;
}

export type Availability = ({ kind: 'stocked' } & StockLevel) | { kind: 'always' } | { kind: 'none' };

export function availableOf(availability: Availability): number {
  if (availability.kind === 'always') return QUANTITY_LIMIT;
  return availability.kind === 'none' ? 0 : availability.here + availability.central;
}

export function isHere(availability: Availability, quantity: number): boolean {
  if (availability.kind === 'stocked') return availability.here >= quantity;
  return availability.kind === 'always';
}

/** Takes the location's pieces first, the rest from the central warehouse. */
export function portionOf(availability: Availability, quantity: number): Availability {
  if (availability.kind !== 'stocked') return availability;
  const here = Math.min(availability.here, quantity);
  return { kind: 'stocked', here, central: Math.min(availability.central, quantity - here) };
}

export interface ComponentStock {
  quantity: number;
  availability: Availability;
}

/** The minimum over the components. A component from the central warehouse makes the whole kit wait. */
export function kitAvailability(components: readonly ComponentStock[]): Availability {
  if (components.length === 0 || components.some(({ availability }) => availability.kind === 'none')) {
    return { kind: 'none' };
  }
  const stocked = components.flatMap(({ quantity, availability }) =>
    availability.kind === 'stocked'
      ? [{ here: availability.here, all: availability.here + availability.central, quantity }]
      : [],
  );
  if (stocked.length === 0) return { kind: 'always' };
  const here = Math.min(...stocked.map((part) => Math.floor(part.here / part.quantity)));
  const all = Math.min(...stocked.map((part) => Math.floor(part.all / part.quantity)));
  return { kind: 'stocked', here, central: all - here };
}

export interface FreeStock {
  articleId: number;
  warehouseId: number;
  /** The location's own warehouse is used first. */
  isOwn: boolean;
  free: number;
}

export type Allocation = Omit<FreeStock, 'isOwn' | 'free'> & { quantity: number };

export interface RequestedStock {
  articleId: number;
  quantity: number;
  /** Pieces of stock per unit, by article id: itself or a kit's components; empty if stock is not counted. */
  parts: ReadonlyMap<number, number>;
  isUnavailable: boolean;
}

export interface Shortage {
  articleId: number;
  available: number;
}

/** Uses the location's warehouse first. Lines that share an article, loose or in a kit, share its pieces. Allocates nothing on a shortage. */
export function chooseAllocations(
  requested: readonly RequestedStock[],
  stock: readonly FreeStock[],
): { allocations: Allocation[]; shortages: Shortage[] } {
  const left = stock
    .map((level) => ({ ...level }))
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.warehouseId - b.warehouseId);
  const leftOf = (articleId: number) =>
    left
      .filter((level) => level.articleId === articleId)
      .reduce((sum, level) => sum + Math.max(0, level.free), 0);
  const allocations = new Map<string, Allocation>();
  const shortages: Shortage[] = [];
  for (const { articleId, quantity, parts, isUnavailable } of requested) {
    const possible = [...parts].map(([part, each]) => Math.floor(leftOf(part) / each));
    const available = isUnavailable ? 0 : Math.min(QUANTITY_LIMIT, ...possible);
    if (available < quantity) {
      shortages.push({ articleId, available });
      continue;
    }
    for (const [part, each] of parts) {
      let missing = each * quantity;
      for (const level of left.filter((one) => one.articleId === part && one.free > 0)) {
        const taken = Math.min(missing, level.free);
        if (taken === 0) break;
        level.free -= taken;
        missing -= taken;
        const key = `${part} ${level.warehouseId}`;
        const known = allocations.get(key)?.quantity ?? 0;
        allocations.set(key, { articleId: part, warehouseId: level.warehouseId, quantity: known + taken });
      }
    }
  }
  return shortages.length > 0
    ? { allocations: [], shortages }
    : { allocations: [...allocations.values()], shortages };
}

/** As `isHere`, each by itself: of lines that share an article, each may be here, but not both. */
export function isEachHere(requested: readonly RequestedStock[], stock: readonly FreeStock[]): boolean {
  const here = stock.filter(({ isOwn }) => isOwn);
  const freeOf = (id: number) =>
    here.reduce((sum, { articleId, free }) => (articleId === id ? sum + Math.max(0, free) : sum), 0);
  return requested.every(
    ({ parts, quantity, isUnavailable }) =>
      !isUnavailable && [...parts].every(([part, each]) => freeOf(part) >= each * quantity),
  );
}

export function isTakenHere(chosen: readonly Allocation[], stock: readonly FreeStock[]): boolean {
  const own = new Set(stock.filter(({ isOwn }) => isOwn).map(({ warehouseId }) => warehouseId));
  return chosen.every(({ warehouseId }) => own.has(warehouseId));
}

/** A count that lowers a level takes pieces away from orders. */
export const isBelowAllocated = (counted: number, onHand: number, allocated: number): boolean =>
  counted < allocated && counted < onHand;
