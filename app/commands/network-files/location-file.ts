import { z } from 'zod';
import { isReservedSegment } from '~/domain/tenancy/reserved-segments';
import { colors } from './location-colors';
import { contactFields } from './location-contact';

const text = z.string().trim().min(1, 'darf nicht leer sein');
const path = z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt');
const webAddress = z.url({ protocol: /^https$/, error: 'keine Adresse, die mit https:// beginnt' });
const locationUrl = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'erlaubt sind Kleinbuchstaben, Ziffern und einfache Bindestriche')
  .refine((url) => !isReservedSegment(url), 'ist der Name einer Seite oder der Technik')
  .refine((url) => url !== 'id' && url !== 'zentrallager', 'ist in stock.csv der Name einer anderen Spalte');
const paymentMethod = z.enum(['vorkasse', 'paypal', 'sepa', 'kreditkarte']);

const serviceEntry = z.strictObject({
  url: z.string('Expected valid or not existing serviceUrl').optional(),
  available: z.boolean().optional(),
  href: z.string().optional(),
});

const routingFields = {
  _id: text,
  url: locationUrl,
  standortUrl: locationUrl,
  hostname: text,
  title: text,
  city: text,
  status: z.literal('default'),
  gesellschafterNr: z.string().regex(/^\d{1,10}$/, 'erwartet werden Ziffern'),
  hauptFabrikat: text.nullable(),
  redirectUrl: text.nullable(),
  sublocationUrl: text.nullable(),
  redirectSublocations: z.array(path),
  redirectTo: text.nullable(),
};

const serviceFields = {
  isTechno: z.boolean(),
  noServiceRequest: z.boolean(),
  noServices: z.boolean(),
  services: z.array(serviceEntry),
  serviceListe: z.array(text),
  externalServices: z.array(z.strictObject({ name: text, url: webAddress, default: z.boolean() })),
  implementsAreaConcept: z.boolean(),
  areaShopSubLocations: z.array(locationUrl),
  hasDat: z.boolean(),
  useServiceNavigator: z.boolean(),
  abilities: z.strictObject({ maxRimInch: z.int().min(13).max(24), runFlat: z.boolean(), rdks: z.boolean() }),
};

const shopFields = {
  paymentProvider: z.enum(['paypal', 'payone']).nullable(),
  paypalClientId: text.nullable(),
  colors,
  categoryBlacklist: z.array(z.strictObject({ _id: text, url: text })),
  alleKategorien: z.boolean().optional(),
  zweiterFaktorPflicht: z.boolean().optional(),
  externerLogin: z
    .strictObject({
      kunde: webAddress,
      rueckkehrParameter: z.string().regex(/^[\w-]+$/, 'erlaubt sind Buchstaben, Ziffern, _ und -'),
      registrieren: webAddress,
      passwortVergessen: webAddress,
    })
    .optional(),
  autohauskenner: webAddress.nullable(),
  seoMetaDataTitlePostfix: text.nullable(),
  matomoTagManagerContainer: text.nullable(),
  shippingCents: z.int().min(0).max(100_000),
  deliveryDays: z.int().min(1).max(30),
  /** Days for which reserved goods are put aside; none: until somebody releases them. */
  reservierungTage: z.int().min(1).max(60).nullable().default(null),
  stammblatt: z.strictObject({
    payone: z.strictObject({ aid: text.nullable() }),
    zahlungsarten: z.strictObject({ versand: z.array(paymentMethod), versandPaypal: z.array(paymentMethod) }),
    subZahlungsarten: z.array(z.enum(['PDT', 'PPE'])),
    versandarten: z.array(text).min(1, 'mindestens eine Versandart'),
    fahrzeugSuche: z.boolean(),
  }),
};

/** One entry of `locations.json`; sums in cents, `deliveryDays` in working days from the central warehouse. */
export const locationEntry = z
  .strictObject({
    ...routingFields,
    ...serviceFields,
    ...shopFields,
    ...contactFields,
    // Not checked further: an invalid theme must be storable, the shop then shows its fallback theme.
    theme: z.record(z.string(), z.unknown()),
  })
  .refine((location) => location.standortUrl === location.url, {
    path: ['standortUrl'],
    message: 'muss gleich url sein',
  });

export type LocationEntry = z.output<typeof locationEntry>;
