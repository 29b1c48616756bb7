import type { RouterContextProvider } from 'react-router';
import type { PageDescription } from '~/storefront/seo/json-ld/page-description';
import { pageDescriptionContext } from './contexts';

/** For loaders of pages: documents carry it, answers to the router do not. */
export function describePage(
  routerContext: Readonly<RouterContextProvider>,
  description: PageDescription,
): void {
  routerContext.set(pageDescriptionContext, description);
}
