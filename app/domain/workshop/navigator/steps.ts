/** Each step has an address of its own, and Back keeps all choices (state of the address). */
export const navigatorSteps = ['kategorie', 'leistung', 'fahrzeug', 'preis', 'standort', 'anfrage'] as const;
export type NavigatorStep = (typeof navigatorSteps)[number];

export const stepNames: Readonly<Record<NavigatorStep, string>> = {
  kategorie: 'Bereich',
  leistung: 'Leistung',
  fahrzeug: 'Fahrzeug',
  preis: 'Preis',
  standort: 'Standort',
  anfrage: 'Anfrage',
};

/** Somebody who goes on without a vehicle sees ranges. */
export const NO_VEHICLE = 'ohne';

export interface NavigatorState {
  /** Public id, or `NO_VEHICLE`. */
  vehicle: string | undefined;
  wantsLocation: boolean;
  /** Url of the chosen location. */
  location: string | undefined;
}

const text = (query: URLSearchParams, name: string) => query.get(name)?.slice(0, 100) || undefined;

export function readState(query: URLSearchParams): NavigatorState {
  return {
    vehicle: text(query, 'fahrzeug'),
    wantsLocation: query.get('schritt') === 'standort',
    location: text(query, 'standort'),
  };
}

/** The first step of a service that is still open, whatever the address says about later ones. */
export function openStep({ vehicle, wantsLocation, location }: NavigatorState): NavigatorStep {
  if (vehicle === undefined) return 'fahrzeug';
  if (location !== undefined) return 'anfrage';
  return wantsLocation ? 'standort' : 'preis';
}

/** @param path of the service in the navigator */
export function stepAddress(path: string, { vehicle, wantsLocation, location }: NavigatorState): string {
  const query = new URLSearchParams();
  if (vehicle !== undefined) query.set('fahrzeug', vehicle);
  if (location !== undefined) query.set('standort', location);
  else if (wantsLocation) query.set('schritt', 'standort');
  return query.size === 0 ? path : `${path}?${query}`;
}
