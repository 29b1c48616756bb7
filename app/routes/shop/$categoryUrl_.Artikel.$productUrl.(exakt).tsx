import { redirect } from 'react-router';
import { productPath, variantPath } from '~/paths';
import type { Route } from './+types/$categoryUrl_.Artikel.$productUrl.(exakt)';

/** The other address of a product (spec 1, section 2): each page has one, and this leads there. */
export function loader({ params: { categoryUrl, productUrl }, url }: Route.LoaderArgs) {
  const path = /\/exakt\/?$/i.test(url.pathname)
    ? variantPath(categoryUrl, productUrl)
    : productPath(categoryUrl, productUrl);
  throw redirect(`${path}${url.search}`, 301);
}
