import type { RequestHandler, RouterContextProvider } from 'react-router';
import { joinPath } from '~/domain/tenancy/page-path';
import { sharedPageRules } from '~/platform/http/page-cache.server';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { createRouters } from '~/platform/http/routers.server';
import type { Routes } from '~/platform/http/routes';
import { toAnswer } from '~/platform/http/send-answer.server';
import { ownOrigin, webRequest } from '~/platform/http/web-request.server';
import {
  clientAddressContext,
  footerContext,
  hasAskedForVisitorContext,
  laneContext,
  matchedPageContext,
  pageMatcherContext,
  pageUseContext,
  previewContext,
  tenantContext,
} from './contexts';
import { lanes } from './lanes';
import { noStore } from './no-store';
import type { Step } from './request-steps.server';
import type { Services } from './services.server';
import { withOutages } from './unavailable.server';

/** Without its scripts, which would look for the page of the address. */
async function renderPreview(
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

const ownPageRules: [string, string][] = [['cache-control', 'private, no-store']];

export function renderPage({ config }: Services, build: Routes, pageAt: PageMatcher): Step {
  const routerFor = createRouters(withOutages(build), config.routerCacheBytes);
  return async ({ request, response, context }) => {
    context.set(pageMatcherContext, pageAt);
    const { basename } = context.get(tenantContext);
    const isOfAllRoutes = context.get(laneContext) === lanes.discovery;
    const router = routerFor(basename, isOfAllRoutes ? undefined : context.get(matchedPageContext));
    const address = context.get(clientAddressContext);
    const page = await router(webRequest(request, response, address), context);
    const answer = await toAnswer(
      (await renderPreview(() => routerFor(basename, undefined), context)) ?? page,
    );
    const has = (header: string) => answer.headers.some(([name]) => name === header);
    if (!has('cache-control')) {
      const isForAll = context.get(pageUseContext).kind !== 'visitor' && answer.status === 200;
      answer.headers.push(...(isForAll ? sharedPageRules : ownPageRules));
    }
    if (answer.status === 503 && !has('retry-after')) answer.headers.push(['retry-after', '60']);
    // The router leaves out the `Allow` header that the status requires.
    if (answer.status === 405 && !has('allow')) answer.headers.push(['allow', 'GET, HEAD']);
    return answer;
  };
}
