/** Each step has an address of its own, and Back keeps all choices (state of the address). */
const firstSteps = ['kategorie', 'leistung', 'fahrzeug', 'preis', 'standort'] as const;
const lastSteps = ['termin', 'kontakt', 'anfrage'] as const;
export type NavigatorStep = (typeof firstSteps)[number] | (typeof lastSteps)[number];

/** @param isBookable the service has slots */
export const stepsOf = (isBookable: boolean): readonly NavigatorStep[] =>
  isBookable ? [...firstSteps, 'termin', 'kontakt'] : [...firstSteps, 'anfrage'];

export const stepNames: Readonly<Record<NavigatorStep, string>> = {
  kategorie: 'Bereich',
  leistung: 'Leistung',
  fahrzeug: 'Fahrzeug',
  preis: 'Preis',
  standort: 'Standort',
  termin: 'Termin',
  kontakt: 'Ihre Daten',
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
  /** Id of a held slot. */
  hold?: string | undefined;
  /** No slot suits. */
  wantsRequest?: boolean | undefined;
}

const text = (query: URLSearchParams, name: string) => query.get(name)?.slice(0, 100) || undefined;

export function readState(query: URLSearchParams): NavigatorState {
  const step = query.get('schritt');
  return {
    vehicle: text(query, 'fahrzeug'),
    wantsLocation: step === 'standort',
    location: text(query, 'standort'),
    ...(query.has('termin') && { hold: text(query, 'termin') }),
    ...(step === 'anfrage' && { wantsRequest: true }),
  };
}

/** The first step of a service that is still open, whatever the address says about later ones. */
export function openStep(
  { vehicle, wantsLocation, location, hold, wantsRequest }: NavigatorState,
  isBookable: boolean,
): NavigatorStep {
  if (vehicle === undefined) return 'fahrzeug';
  if (location === undefined) return wantsLocation ? 'standort' : 'preis';
  if (!isBookable || wantsRequest) return 'anfrage';
  return hold === undefined ? 'termin' : 'kontakt';
}

/** @param path of the service in the navigator */
export function stepAddress(path: string, state: NavigatorState): string {
  const { vehicle, wantsLocation, location, hold, wantsRequest } = state;
  const query = new URLSearchParams();
  if (vehicle !== undefined) query.set('fahrzeug', vehicle);
  if (location !== undefined) {
    query.set('standort', location);
    if (wantsRequest) query.set('schritt', 'anfrage');
    else if (hold !== undefined) query.set('termin', hold);
  } else if (wantsLocation) query.set('schritt', 'standort');
  return query.size === 0 ? path : `${path}?${query}`;
}
