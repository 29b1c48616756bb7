import type { RouterContextProvider } from 'react-router';
import { isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { requestAudience, requestScope } from '../request-scope';

/** For pages of categories that have a route of their own. @throws {Response} 404 where the visitor may not see the category */
export async function requireShownPage(
  routerContext: Readonly<RouterContextProvider>,
  page: string,
): Promise<void> {
  const { tenant, context } = requestScope(routerContext);
  const { isNoaEmployee } = requestAudience(routerContext);
  if (await isHiddenPage(tenant, context, isNoaEmployee, page)) throw new Response('', { status: 404 });
}
