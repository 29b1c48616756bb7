import { lasting } from '~/platform/browser/storage';
import type { TrackedOrder } from './tracked-order';

/** In the local storage, with consent only. */
export const COUNTED_ORDERS = 'radhaus-gemessen';
const MAX_COUNTED = 50;

/** Without a storage, as long as the document lives. */
let known: string[] = [];

function stored(): string[] {
  try {
    const names: unknown = JSON.parse(lasting.get(COUNTED_ORDERS) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

/** At the second call for an order false: a reload and Back count nothing again. */
export function countsFirst({ action, id }: TrackedOrder): boolean {
  const name = `${action} ${id}`;
  known = [...new Set([...known, ...stored()])];
  if (known.includes(name)) return false;
  known = [...known, name].slice(-MAX_COUNTED);
  lasting.set(COUNTED_ORDERS, JSON.stringify(known));
  return true;
}

export function forgetCountedOrders(): void {
  known = [];
  lasting.remove(COUNTED_ORDERS);
}
