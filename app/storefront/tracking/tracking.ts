import { contentSettings } from '~/domain/content/settings';
import type { Host, Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';
import { matomoOf } from './matomo';

/** Data that the browser needs to measure. */
export interface Tracking {
  url: string;
  /** Null is reported in the console, and nothing is measured (spec 1, section 8). */
  siteId: string | null;
  container?: string;
  locationUrl: string;
  partnerNumber: string;
  mainMake: string;
}

interface TrackedPlace {
  host: Pick<Host, 'matomoUrl' | 'matomoSiteId'>;
  location: Pick<Location, 'url' | 'company' | 'content' | 'storefront'>;
}

/** Categories of consent. */
interface Granted {
  granted: readonly string[];
}

export function isTracked({ host }: Pick<TrackedPlace, 'host'>, { granted }: Granted): boolean {
  return Boolean(host.matomoSiteId) && matomoOf(host) !== undefined && granted.includes('C0002');
}

function trackedPlace({ location }: TrackedPlace): Omit<Tracking, 'url' | 'siteId'> {
  return {
    locationUrl: location.url,
    partnerNumber: location.company.gesellschafterNr,
    mainMake: contentSettings.of(location).mainMake ?? '',
  };
}

function makeServerTracking(place: TrackedPlace): Tracking | undefined {
  const matomo = matomoOf(place.host);
  const { matomoSiteId: siteId } = place.host;
  if (!matomo || !siteId || !storefrontSettings.of(place.location).countsOnServer) return undefined;
  return { url: matomo.url, siteId, ...trackedPlace(place) };
}

/** By host and location of a network's snapshot. */
const serverTrackings = new WeakMap<object, WeakMap<object, { tracking: Tracking | undefined }>>();

/** For views that the server counts; undefined where it does not. */
export function serverTrackingOf(place: TrackedPlace): Tracking | undefined {
  const ofHost = serverTrackings.get(place.host) ?? new WeakMap();
  serverTrackings.set(place.host, ofHost);
  const known = ofHost.get(place.location) ?? { tracking: makeServerTracking(place) };
  ofHost.set(place.location, known);
  return known.tracking;
}

/** Undefined before consent. */
export function trackingOf(place: TrackedPlace, { granted }: Granted): Tracking | undefined {
  const { host, location } = place;
  const matomo = matomoOf(host);
  const siteId = host.matomoSiteId || null;
  if (!matomo || (siteId && !granted.includes('C0002'))) return undefined;
  const { tagManagerContainer } = storefrontSettings.of(location);
  return {
    url: matomo.url,
    siteId,
    ...(tagManagerContainer && { container: tagManagerContainer }),
    ...trackedPlace(place),
  };
}
