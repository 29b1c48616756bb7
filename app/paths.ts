import { href } from 'react-router';

export const homePath = href('/');
export const cartPath = href('/warenkorb');
export const wishListPath = href('/merkliste');
export const tyresPath = href('/reifen');
export const termsPath = href('/agb');
export const withdrawalPath = href('/widerrufsrecht');
export const locationChoicePath = href('/checkout/standortAuswahl');
export const deliveryPath = href('/lieferUndVersand');

/** The cart, with a line that was just put in. */
export function cartPathWith(lineId: string): string {
  return `${cartPath}?neu=${encodeURIComponent(lineId)}`;
}

/** The sign-in page that leads back to another one. */
export function signInPath(backTo: string): string {
  return `${href('/login')}?weiter=${encodeURIComponent(backTo)}`;
}

/** Where the steps of a checkout are. */
export const checkoutPaths = {
  choice: href('/initiateCheckout'),
  contact: href('/checkout/kontakt'),
  address: href('/checkout/adresse'),
  payment: href('/checkout/zahlung'),
  'confirm-reservation': href('/checkout/bestaetigungReservierung'),
  'confirm-purchase': href('/checkout/bestaetigungKauf'),
} as const;

/** The page of an order in the account. */
export function orderPath(orderId: string): string {
  return href('/account/orders/:orderId', { orderId });
}

/** The page after an order. */
export function thanksPath(orderType: 'kauf' | 'reservierung', orderId: string): string {
  return orderType === 'kauf'
    ? href('/checkout/danke/:orderId?', { orderId })
    : href('/checkout/dankeFuerReservierung/:orderId?', { orderId });
}

const rimCategories = ['alufelgen', 'stahlfelgen'];

/** An article's page. */
export function articlePath({
  kind,
  code,
  categories,
}: {
  kind: 'tyre' | 'rim';
  code: string;
  categories: readonly string[];
}): string {
  switch (kind) {
    case 'tyre':
      return href('/reifen/:id', { id: code });
    case 'rim':
      return `/${categories.find((url) => rimCategories.includes(url)) ?? rimCategories[0]}/${encodeURIComponent(code)}`;
  }
}

/** The drawing of an article; the key's parts are escaped already. */
export function picturePath(kind: 'tyre' | 'rim', pictureKey: string): string {
  return `/bilder/${kind === 'tyre' ? 'reifen' : 'felgen'}/${pictureKey}.svg`;
}

/** The page of a category. */
export function categoryPath(url: string): string {
  return href('/:categoryUrl', { categoryUrl: url });
}
