import { href } from 'react-router';
import type { ArticleKind } from './values/article-kinds';

export const homePath = href('/');
export const cartPath = href('/warenkorb');
export const cartAnswerPath = href('/warenkorb.json');
export const wishListPath = href('/merkliste');
export const tyresPath = href('/reifen');
export const completeWheelPath = href('/komplettrad');
export const completeWheelsPath = href('/komplettraeder');
export const termsPath = href('/agb');
export const withdrawalPath = href('/widerrufsrecht');
/** Withdrawal from a contract (§ 356a BGB). */
export const withdrawPath = href('/vertrag-widerrufen');
export const locationChoicePath = href('/checkout/standortAuswahl');
export const imprintPath = href('/impressum');
export const accessibilityPath = href('/erklaerungZurBarrierefreiheit');
export const deliveryPath = href('/lieferUndVersand');
export const summerTyresPath = href('/sommerreifen');
export const winterTyresPath = href('/winterreifen');
export const allSeasonTyresPath = href('/ganzjahresreifen');
export const configuratorPath = href('/konfigurator');
export const searchPath = href('/search');
export const suggestionsPath = href('/search/vorschlaege');
export const vehiclePath = href('/fahrzeug');
export const vehicleDrawingsPath = href('/bilder/fahrzeuge.svg');
export const garagePath = href('/account/garage');
export const promotionsPath = href('/home/aktionen');
export const offersPath = href('/angebote');
export const locationsPath = href('/standorte');
export const locationSwitchPath = href('/standort-wechsel');
export const bookingPath = href('/termin-buchung');
export const wheelsPicturePath = href('/bilder/raeder.svg');
export const contactPath = href('/kontakt');
export const privacyPath = href('/datenschutz');
export const measuringPath = href('/datenschutz/messung');
export const consentPath = href('/cookie-einstellungen');
export const signInPagePath = href('/login');
export const signOutPath = href('/abmelden');
export const signUpPath = href('/registrieren');
export const passwordResetPath = href('/passwort-vergessen');
export const accountPath = href('/account');
export const ordersPath = href('/account/orders');
export const dismissPath = href('/ausblenden');
export const sessionUpdatePath = href('/sitzung.json');

export const seasonPaths = {
  sommer: summerTyresPath,
  winter: winterTyresPath,
  ganzjahr: allSeasonTyresPath,
} as const;

export const iconPath = '/icon.svg';

/** Robots are kept from these and all below. */
export const privatePrefixes = [cartPath, locationSwitchPath, href('/initiateCheckout'), '/checkout'];
export const systemPrefixes = ['/api/', '/dev/'];

/** @param section the name of a kind or category */
export function searchAddress(words: string, section?: string): string {
  const all = `${searchPath}?q=${encodeURIComponent(words)}`;
  return section ? `${all}&art=${encodeURIComponent(section)}` : all;
}

export const nearbyTyresPath = href('/reifen/tecar');
export function nearbyTyresPathFor({ postcode, make }: { postcode: string; make: string }): string {
  return href('/reifen/tecar/:zip/:carMake', {
    zip: encodeURIComponent(postcode),
    carMake: encodeURIComponent(make),
  });
}

export const rimConfiguratorStartPath = href('/felgenkonfigurator');
export function rimConfiguratorPath(vehicleCode: string): string {
  return href('/felgenkonfigurator/:carId', { carId: vehicleCode });
}

export function configuredRimPath({
  vehicleCode,
  rim,
  paint,
}: Record<'vehicleCode' | 'rim' | 'paint', string>) {
  return `${rimConfiguratorPath(vehicleCode)}?${new URLSearchParams({ felge: rim, lack: paint })}`;
}

/** @param way one of `vehicleWays`; @param backTo empty: none */
export function vehicleWayPath(way: string, backTo: string): string {
  return `${vehiclePath}?${new URLSearchParams({ weg: way, ...(backTo && { weiter: backTo }) })}`;
}

export function vehicleChoicePath(backTo: string): string {
  return `${vehiclePath}?weiter=${encodeURIComponent(backTo)}`;
}

export function carsOfMakePath(make: string): string {
  return `${vehiclePath}?fahrzeugart=PKW&hersteller=${encodeURIComponent(make)}`;
}

export function cartPathWith(lineId: string, cameFrom = ''): string {
  const from = cameFrom ? `&von=${encodeURIComponent(cameFrom)}` : '';
  return `${cartPath}?neu=${encodeURIComponent(lineId)}${from}`;
}

export function cartPathWithout(articleKey: string, quantity: number, vehicleCode?: string): string {
  const vehicle = vehicleCode ? `&fahrzeug=${encodeURIComponent(vehicleCode)}` : '';
  return `${cartPath}?entfernt=${encodeURIComponent(articleKey)}&menge=${quantity}${vehicle}`;
}

export const goneLinePath = `${cartPath}?fehlt=1`;

export function sharedWishListPath(shareId: string): string {
  return href('/merkliste/:shareId', { shareId: encodeURIComponent(shareId) });
}

export function signInPath(backTo: string): string {
  return `${signInPagePath}?weiter=${encodeURIComponent(backTo)}`;
}

export const checkoutPaths = {
  choice: href('/initiateCheckout'),
  fitting: href('/checkout/termin'),
  contact: href('/checkout/kontakt'),
  address: href('/checkout/adresse'),
  payment: href('/checkout/zahlung'),
  'confirm-reservation': href('/checkout/bestaetigungReservierung'),
  approve: href('/checkout/zahlungPaypal'),
  'confirm-purchase': href('/checkout/bestaetigungKauf'),
  'confirm-paypal': href('/checkout/bestaetigungKaufPaypal'),
} as const;

export const lapsedSlotPath = `${checkoutPaths.fitting}?hinweis=vergeben`;

/** Of the program, not of a location. */
export const paypalWebhookPath = '/api/v1/webhooks/paypal';
export const payoneWebhookPath = '/api/v1/webhooks/payone';

export function withdrawPathFor(orderNumber: string): string {
  return `${withdrawPath}?bestellung=${encodeURIComponent(orderNumber)}`;
}

export const rimCategories: readonly string[] = ['alufelgen', 'stahlfelgen'];

export const SERVICE_CATEGORY = 'reifenservice';

const articlePaths: Readonly<Record<ArticleKind, (code: string, categories: readonly string[]) => string>> = {
  tyre: (id) => href('/reifen/:id', { id }),
  rim: (code, categories) =>
    `/${categories.find((url) => rimCategories.includes(url)) ?? rimCategories[0]}/${encodeURIComponent(code)}`,
  product: (code, [category = '']) => variantPath(category, code),
  'complete-wheel': (wheelId) => href('/komplettraeder/:wheelId', { wheelId }),
  service: (code) => productPath(SERVICE_CATEGORY, code),
};

/** @param categories urls of the article's categories */
export function articlePath(article: {
  kind: ArticleKind;
  code: string;
  categories: readonly string[];
}): string {
  return articlePaths[article.kind](article.code, article.categories);
}

export function productPath(categoryUrl: string, code: string): string {
  return `/${encodeURIComponent(categoryUrl)}/${encodeURIComponent(code)}`;
}

export function variantPath(categoryUrl: string, code: string): string {
  return `${productPath(categoryUrl, code)}/exakt`;
}

export function categoryPath(url: string): string {
  return href('/:categoryUrl', { categoryUrl: url });
}

export const accessoriesPath = href('/audi-zubehoer');

/** @param filters as `filter-path.ts` writes them */
export function filteredPath(path: string, filters: string): string {
  return `${path}/filters/${filters}`;
}

export * from './values/picture-paths';

/** Of a cart that may be in the account of who was signed out. @param step of the checkout */
export const cartPathSignedOut = (step: keyof typeof checkoutPaths): string =>
  `${cartPath}?abgemeldet=${step}`;
