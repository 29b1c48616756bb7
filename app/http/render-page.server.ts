import { sharedPageRules } from '~/platform/http/page-cache.server';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { createRouters } from '~/platform/http/routers.server';
import type { Routes } from '~/platform/http/routes';
import { toAnswer } from '~/platform/http/send-answer.server';
import { webRequest } from '~/platform/http/web-request.server';
import {
  clientAddressContext,
  laneContext,
  matchedPageContext,
  pageMatcherContext,
  pageUseContext,
  tenantContext,
} from './contexts';
import { lanes } from './lanes';
import { renderPreview } from './render-preview.server';
import type { Step } from './request-steps.server';
import type { Services } from './services.server';
import { withOutages } from './unavailable.server';

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
