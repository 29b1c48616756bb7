import { z } from 'zod';
import { categorySettings } from '~/domain/catalog/categories/settings';
import { contentSettings } from '~/domain/content/settings';
import { paymentSettings } from '~/domain/payments/settings';
import { colorsOf } from '~/domain/tenancy/colors';
import { companyOf } from '~/domain/tenancy/company';
import { shippingMethods } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { premisesSettings } from '~/domain/tenancy/premises';
import { themeSchema } from '~/domain/tenancy/theme';
import { vehicleSettings } from '~/domain/vehicles/settings';
import { workshopSettings } from '~/domain/workshop/settings';
import { storefrontSettings } from '~/storefront/settings';

/** Spec 1, section 3: location. No bank account, no secrets of providers, no rules of the counter. */
export const locationAnswer = z.object({
  _id: z.string(),
  url: z.string(),
  standortUrl: z.string(),
  title: z.string(),
  theme: themeSchema,
  gesellschafterNr: z.string(),
  hauptFabrikat: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  sublocationUrl: z.string().nullable(),
  redirectSublocations: z.array(z.string()),
  redirectTo: z.string().nullable(),
  isTechno: z.boolean(),
  noServiceRequest: z.boolean(),
  noServices: z.boolean(),
  services: z.array(
    z.object({ url: z.string().nullable(), available: z.boolean(), href: z.string().nullable() }),
  ),
  serviceListe: z.array(z.string()),
  externalServices: z.array(z.object({ name: z.string(), url: z.string(), default: z.boolean() })),
  implementsAreaConcept: z.boolean(),
  areaShopSubLocations: z.array(z.string()),
  hasDat: z.boolean(),
  paymentProvider: z.enum(['paypal', 'payone']).nullable(),
  paypalClientId: z.string().nullable().describe('öffentlich: PayPal verlangt sie im Browser'),
  colors: z.record(z.string(), z.string()),
  categoryBlacklist: z.array(z.object({ _id: z.string(), url: z.string() })),
  autohauskenner: z.string().nullable(),
  seoMetaDataTitlePostfix: z.string().nullable(),
  matomoTagManagerContainer: z.string().nullable(),
  stammblatt: z.object({
    payone: z.object({ aid: z.string().nullable().describe('Nummer des Unterkontos') }),
    zahlungsarten: z.object({ versand: z.array(z.string()), versandPaypal: z.array(z.string()) }),
    subZahlungsarten: z.array(z.string()),
    versandarten: z.array(z.string()),
    fahrzeugSuche: z.boolean(),
  }),
  anschrift: z.object({
    firma: z.string(),
    strasse: z.string(),
    plz: z.string(),
    ort: z.string(),
    land: z.string(),
    telefon: z.string(),
    email: z.string(),
  }),
});

export function publicLocation(location: Location): z.input<typeof locationAnswer> {
  const { isTechno, externalServices, partnerFrameUrl, seoTitlePostfix, tagManagerContainer } =
    storefrontSettings.of(location);
  const { noServiceRequest, noServices, services, serviceListe } = workshopSettings.of(location);
  const { implementsAreaConcept, areaShopSubLocations } = premisesSettings.of(location);
  const company = companyOf(location);
  const { paymentProvider, paypalClientId, payone, methods, wallets } = paymentSettings.of(location);
  const { hasDat, hasVehicleSearch } = vehicleSettings.of(location);
  return {
    _id: location.id,
    url: location.url,
    standortUrl: location.url,
    title: location.title,
    theme: location.theme,
    gesellschafterNr: company.gesellschafterNr,
    hauptFabrikat: contentSettings.of(location).mainMake,
    redirectUrl: location.redirectUrl,
    sublocationUrl: location.sublocationUrl,
    redirectSublocations: location.redirectSublocations,
    redirectTo: location.redirectTo,
    isTechno,
    noServiceRequest,
    noServices,
    services: services.map(({ url, available, href }) => ({
      url: url ?? null,
      available: available ?? false,
      href: href ?? null,
    })),
    serviceListe: [...serviceListe],
    externalServices: [...externalServices],
    implementsAreaConcept,
    areaShopSubLocations: [...areaShopSubLocations],
    hasDat,
    paymentProvider,
    paypalClientId,
    colors: colorsOf(location),
    categoryBlacklist: [...categorySettings.of(location).categoryBlacklist],
    autohauskenner: partnerFrameUrl,
    seoMetaDataTitlePostfix: seoTitlePostfix,
    matomoTagManagerContainer: tagManagerContainer,
    stammblatt: {
      payone: { aid: payone.aid },
      zahlungsarten: { versand: [...methods.versand], versandPaypal: [...methods.versandPaypal] },
      subZahlungsarten: [...wallets],
      versandarten: shippingMethods(location).map(({ code }) => code),
      fahrzeugSuche: hasVehicleSearch,
    },
    anschrift: company,
  };
}
