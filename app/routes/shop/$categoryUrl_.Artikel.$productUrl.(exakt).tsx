import { redirect } from 'react-router';
import { productPath, variantPath } from '~/paths';
import type { Route } from './+types/$categoryUrl_.Artikel.$productUrl.(exakt)';

/** A product's other address (spec 1, section 2) redirects to its page. */
export function loader({ params: { categoryUrl, productUrl }, url }: Route.LoaderArgs) {
  const path = /\/exakt\/?$/i.test(url.pathname)
    ? variantPath(categoryUrl, productUrl)
    : productPath(categoryUrl, productUrl);
  throw redirect(`${path}${url.search}`, 301);
}
