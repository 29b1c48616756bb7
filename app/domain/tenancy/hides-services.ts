import type { Location } from './directory';

/** The location's `noServices`: no workshop, no service, no work on goods (rulings, services). */
export function hidesServices({ workshop }: Pick<Location, 'workshop'>): boolean {
  return (workshop as { noServices?: unknown } | null)?.noServices === true;
}
