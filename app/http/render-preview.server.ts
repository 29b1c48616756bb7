import type { RequestHandler, RouterContextProvider } from 'react-router';
import { joinPath } from '~/domain/tenancy/page-path';
import { ownOrigin } from '~/platform/http/web-request.server';
import {
  clientAddressContext,
  footerContext,
  hasAskedForVisitorContext,
  pageUseContext,
  previewContext,
  tenantContext,
} from './contexts';
import { noStore } from './no-store';

/** Without its scripts, which would look for the page of the address. */
export async function renderPreview(
  allPages: () => RequestHandler,
  context: RouterContextProvider,
): Promise<Response | undefined> {
  const location = context.get(previewContext);
  if (!location) return undefined;
  const tenant = context.get(tenantContext);
  context.set(tenantContext, { ...tenant, location });
  context.set(pageUseContext, { kind: 'everybody', isFirstPage: false });
  context.set(hasAskedForVisitorContext, false);
  context.set(footerContext, null);
  const address = `${ownOrigin(context.get(clientAddressContext))}${joinPath(tenant.basename, '/')}`;
  const page = await allPages()(new Request(address), context);
  const html = (await page.text()).replace(/<script\b[\s\S]*?<\/script>/g, '');
  const headers = new Headers(page.headers);
  headers.delete('link');
  for (const [name, value] of Object.entries(noStore())) headers.set(name, value);
  headers.set('x-robots-tag', 'noindex, nofollow');
  return new Response(html, { status: page.status, headers });
}
