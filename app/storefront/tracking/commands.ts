import type { TrackedOrder } from './tracked-order';
import type { Tracking } from './tracking';

/** A call of Matomo's script: method and arguments. */
export type Command = [method: string, ...values: unknown[]];

/** Ids of custom dimensions (spec 1, section 9). */
const dimensions = { locationUrl: 2, partnerNumber: 4, mainMake: 6, page: 8 } as const;

const DEFAULT_CATEGORY = 'Unkategorisiert';

export const consentGiven: Command[] = [
  ['requireConsent'],
  ['setConsentGiven'],
  ['HeatmapSessionRecording::enable'],
];

export const consentOff: Command[] = [
  ['requireConsent'],
  ['forgetConsentGiven'],
  ['HeatmapSessionRecording::disable'],
  ['deleteCookies'],
];

export interface PageView {
  /** Of the location, without the query. */
  page: string;
  address: string;
  referrer: string | undefined;
  title: string;
  /** Of the site search. */
  search: { term: string; count: number } | undefined;
}

export function pageCommands(
  { locationUrl, partnerNumber, mainMake }: Tracking,
  { page, address, referrer, title, search }: PageView,
): Command[] {
  return [
    ['setCustomUrl', address],
    ['setDocumentTitle', title],
    ...(referrer === undefined ? [] : [['setReferrerUrl', referrer] satisfies Command]),
    ['setCustomDimension', dimensions.locationUrl, locationUrl],
    ['setCustomDimension', dimensions.partnerNumber, partnerNumber],
    ['setCustomDimension', dimensions.mainMake, mainMake],
    ['setCustomDimension', dimensions.page, page],
    // Matomo counts the page with the search.
    search ? ['trackSiteSearch', search.term, false, search.count] : ['trackPageView'],
  ];
}

export interface TrackedEvent {
  category?: string | undefined;
  action?: string | undefined;
  label?: string | undefined;
  value?: string | number | undefined;
}

/** Undefined without an action. */
export function eventCommand(
  { category, action, label, value }: TrackedEvent,
  locationUrl: string,
): Command | undefined {
  if (!action) return undefined;
  const number = value === undefined || value === '' ? Number.NaN : Math.trunc(Number(value));
  return [
    'trackEvent',
    category || DEFAULT_CATEGORY,
    action,
    label,
    Number.isFinite(number) ? number : undefined,
    { [`dimension${dimensions.locationUrl}`]: locationUrl },
  ];
}

const legalTypes: Readonly<Record<string, string>> = {
  'online-kauf': 'Einkauf',
  Einkauf: 'Einkauf',
  reservierung: 'Reservierung',
  Reservierung: 'Reservierung',
};

/** @throws for any other name (spec 1, section 8) */
export function legalTypeOf(name: string): string {
  const legalType = Object.hasOwn(legalTypes, name) ? legalTypes[name] : undefined;
  if (legalType === undefined) throw new Error(`Unexpected legalType "${name}".`);
  return legalType;
}

export function orderCommands(order: TrackedOrder, locationUrl: string): Command[] {
  const { action, id, revenue, shipping, tax, products } = order;
  const label = legalTypeOf(order.legalType);
  const event = eventCommand({ category: 'E-Commerce', action, label, value: revenue }, locationUrl);
  return [
    ['clearEcommerceCart'],
    ...products.map(
      ({ sku, name, category, price, quantity }): Command => [
        'addEcommerceItem',
        sku,
        name,
        category,
        price,
        quantity,
      ],
    ),
    action === 'Checkout-Ende'
      ? [
          'trackEcommerceOrder',
          id,
          revenue,
          Math.round((revenue - shipping) * 100) / 100,
          tax,
          shipping,
          false,
        ]
      : ['trackEcommerceCartUpdate', revenue],
    ...(event ? [event] : []),
  ];
}
