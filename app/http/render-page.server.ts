import { madeFrom } from '~/platform/cache/made-from.server';
import { createPageCache } from '~/platform/http/page-cache.server';
import { createPageMatcher } from '~/platform/http/page-matcher.server';
import { createRouters, type Routes } from '~/platform/http/routers.server';
import { toAnswer } from '~/platform/http/send-answer.server';
import { isReading, webRequest } from '~/platform/http/web-request.server';
import { shownConsent, variantOf } from '~/storefront/consent/uses';
import { readConsent } from './consent/consent-cookie';
import {
  clientAddressContext,
  consentVariantContext,
  isSharedContext,
  pageMatcherContext,
  tenantContext,
} from './contexts';
import type { Step } from './request-steps.server';
import { hasSessionCookie } from './session-cookie';

/** Takes a page from the cache, or has it made, for everybody who has no session; all others get a page of their own. */
export function cachePages(): Step {
  const pages = createPageCache();
  return async ({ request, context }, next) => {
    const tenant = context.get(tenantContext);
    const isShared = isReading(request) && !hasSessionCookie(request.headers.cookie);
    const shown = shownConsent(tenant, readConsent(request.headers.cookie));
    context.set(isSharedContext, isShared);
    context.set(consentVariantContext, shown);
    if (!isShared) return next();
    // Cookies of a visitor name one of a few variants and are no part of the key themselves.
    const { scheme, port } = context.get(clientAddressContext);
    const place = `${scheme}://${tenant.host.hostname}:${port}${tenant.basename}`;
    const make = async () => {
      madeFrom(['network']);
      const answer = await next();
      if (!answer) throw new Error('no step made the page');
      return answer;
    };
    // In one go with `findTenant`: after an await its decision could be older than what the cache takes as known.
    return pages.answer(`${place} ${variantOf(shown)} ${request.url}`, make);
  };
}

/** Has the router make the page. */
export function renderPage(build: Routes): Step {
  const routerFor = createRouters(build);
  const pageAt = createPageMatcher(build);
  return async ({ request, response, context }) => {
    context.set(pageMatcherContext, pageAt);
    const router = routerFor(context.get(tenantContext).basename);
    const address = context.get(clientAddressContext);
    const answer = await toAnswer(await router(webRequest(request, response, address), context));
    if (!answer.headers.some(([name]) => name === 'cache-control')) {
      const isForAll = context.get(isSharedContext) && answer.status === 200;
      answer.headers.push(['cache-control', isForAll ? 'private, no-cache' : 'private, no-store']);
    }
    // The router knows that a page takes no forms, but not that the answer must name what it takes.
    if (answer.status === 405) answer.headers.push(['allow', 'GET, HEAD']);
    return answer;
  };
}
