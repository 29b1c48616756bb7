import type { WheelFilter } from '~/domain/desk/storage/list-wheels.server';
import { wheelStates } from '~/domain/workshop/storage/stored-wheels';

type Typed = { suche: string; stand: string };

/** Unknown values count as not chosen. */
export function readWheelFilter(url: URL): { filter: WheelFilter; typed: Typed } {
  const of = (name: string) => (url.searchParams.get(name) ?? '').replaceAll('\0', '').slice(0, 100);
  const typed = { suche: of('suche'), stand: of('stand') };
  return { typed, filter: { words: typed.suche, state: wheelStates.find((one) => one === typed.stand) } };
}

export function wheelQuery(typed: Typed, label: number): string {
  const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''));
  query.set('nach', String(label));
  return query.toString();
}

/** The last label of the page before. */
export function readWheelsBelow(url: URL): number | undefined {
  const typed = url.searchParams.get('nach') ?? '';
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined;
}
