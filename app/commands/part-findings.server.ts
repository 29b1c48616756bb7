import { findMakes } from '~/domain/catalog/listing/makes.server';
import { findNavigationContent } from '~/domain/content/navigation/navigation-content.server';
import { findOffers } from '~/domain/content/offers.server';
import { findPageTexts } from '~/domain/content/page-texts.server';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import type { Location } from '~/domain/tenancy/directory';
import type { Network } from '~/domain/tenancy/network';
import { openingState, openingTable } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { findLogo, findStartPagePhotos } from '~/storefront/pictures/location-photos.server';
import type { Finding } from './finding';

type LoadPart = (location: Location, context: Context) => unknown;

/** English and German name of each part that pages leave out when it fails. */
const parts: readonly (readonly [name: string, german: string, load: LoadPart])[] = [
  ['offers', 'Angebote', findOffers],
  ['navigation', 'Menüs', findNavigationContent],
  ['coupon', 'Gutschein im Kopf der Seite', advertisedCoupon],
  ['texts', 'Texte', (location, context) => findPageTexts({ location }, context, '/')],
  ['logo', 'Logo', findLogo],
  ['photos', 'Bilder der Startseite', findStartPagePhotos],
  ['vehicles', 'Fahrzeuge', (_location, context) => hasVehicles(context)],
  ['makes', 'Hersteller', (_location, context) => findMakes(context, 'tyre')],
  [
    'hours',
    'Öffnungszeiten',
    (location, { now }) => {
      const premises = premisesSettings.of(location);
      return [openingState(premises, now()), openingTable(premises, now())];
    },
  ],
];

const MAX_NAMED = 5;

const named = (urls: readonly string[]) =>
  urls.length > MAX_NAMED ? `${urls.slice(0, MAX_NAMED).join(', ')} …` : urls.join(', ');

async function messageOf(load: () => unknown): Promise<string | undefined> {
  try {
    await load();
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

/** Parts of pages that cannot be loaded, and are therefore missing on the pages of a location. */
export async function partFindings({ locationsByUrl }: Network, context: Context): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [name, german, load] of parts) {
    const urlsOf = new Map<string, string[]>();
    for (const location of locationsByUrl.values()) {
      const message = await messageOf(() => load(location, context));
      if (message === undefined) continue;
      urlsOf.set(message, [...(urlsOf.get(message) ?? []), location.url]);
    }
    for (const [message, urls] of urlsOf)
      findings.push({
        kind: 'bad',
        text: `pages of ${named(urls)} are shown without ${name}: ${message}`,
        words: `Auf den Seiten von ${named(urls)} fehlt: ${german}. Die Angaben dazu lassen sich nicht lesen.`,
      });
  }
  return findings;
}
