import type { RouterContextProvider } from 'react-router';
import { isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { requestScope } from '../request-scope';

/** For pages of categories that have a route of their own. @throws {Response} 404 where the visitor may not see the category */
export async function requireShownPage(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
): Promise<void> {
  const { audience, context } = requestScope(routerContext);
  if (await isHiddenPage(audience, context, page)) throw new Response('', { status: 404 });
}
