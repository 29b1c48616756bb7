import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { locationTag } from '~/domain/tenancy/network.server';
import { isStartPage } from '~/domain/tenancy/page-path';
import { pageOf } from '~/domain/tenancy/tenant';
import { dependsOn } from '~/platform/cache/depends-on.server';
import { createPageCache, isOfOneVisitor } from '~/platform/http/page-cache.server';
import { pageTemplate } from '~/platform/http/page-template.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { isReading } from '~/platform/http/web-request.server';
import { askedUses } from '~/storefront/consent/asked-uses.server';
import { consentView, variantOf, withoutMeasuring } from '~/storefront/consent/uses';
import { sessionFilling } from '~/storefront/shell/session-parts';
import { readVisitorAndParts } from '~/storefront/shell/session-parts.server';
import { isMeasured } from '~/storefront/tracking/public-page';
import { readConsent } from './consent/consent-cookie';
import {
  consentVariantContext,
  hasAskedForVisitorContext,
  laneContext,
  loggedPageContext,
  matchedPageContext,
  pageUseContext,
  requestTargetContext,
  servicesContext,
  tagPositionContext,
  tenantContext,
} from './contexts';
import { sessionRequest } from './find-request-visitor.server';
import { type PageUse, traitsOf } from './page-use';
import { hasPlaceCookie } from './remembered-place';
import type { Exchange, Step } from './request-steps.server';
import type { Services } from './services.server';
import { hasSessionCookie } from './session-cookie';

/** The browser comes from elsewhere: it does not have the shop's files yet. Programs do not say where they come from. */
const isFirstPage = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site');

function keyOf(use: PageUse): string {
  if (use.kind === 'everybody') return `${use.kind} ${use.isFirstPage}`;
  if (use.kind === 'visitor') return use.kind;
  const { isSignedIn, isNoaEmployee, dismissed, vehicleCode = '' } = use.audience;
  return `audience ${isSignedIn} ${isNoaEmployee} ${dismissed.join()} ${vehicleCode}`;
}

/**
 * Serves everybody's page, an audience's page with the visitor's own parts, or an uncached page; of the API, everybody's
 * answer, or an uncached one.
 */
export function cachePages(
  { config }: Pick<Services, 'config'>,
  isCachedRoute: (pattern: string) => boolean,
): Step {
  const secret = randomUUID();
  const pages = createPageCache(config.pageCacheBytes);
  const templates = new WeakMap<Answer, ReturnType<typeof pageTemplate>>();
  const ownRoutes = new Set<string>();

  const templateOf = (answer: Answer) => {
    if (!templates.has(answer)) templates.set(answer, pageTemplate(answer, secret));
    return templates.get(answer);
  };

  /** A visitor's cookies select one of a few variants and are no part of the key. */
  function cachedPage({ request, context }: Exchange, make: () => Promise<Answer>, since: number) {
    const tenant = context.get(tenantContext);
    const variant = `${keyOf(context.get(pageUseContext))} ${variantOf(context.get(consentVariantContext))}`;
    return pages.answer(`${tenant.origin}${tenant.basename} ${variant} ${request.url}`, make, since);
  }

  return async (exchange, next) => {
    const { request, context } = exchange;
    const tenant = context.get(tenantContext);
    const since = context.get(tagPositionContext);
    const consent = readConsent(request.headers.cookie, request.headers['sec-gpc'] === '1');
    const shown = consentView(tenant, consent, askedUses(tenant));
    const { pathname } = context.get(requestTargetContext);
    context.set(
      consentVariantContext,
      isMeasured({ pathname: pageOf(tenant, { pathname, search: '' }) }) ? shown : withoutMeasuring(shown),
    );

    const make = async (): Promise<Answer> => {
      dependsOn(['network', locationTag(tenant.location)]);
      const answer = await next();
      if (!answer) throw new Error('no step made the page');
      const isOwn = context.get(pageUseContext).kind === 'audience' && context.get(hasAskedForVisitorContext);
      return isOwn ? { ...answer, isOfOneVisitor: true } : answer;
    };
    const makeFor = (use: PageUse) => {
      context.set(hasAskedForVisitorContext, false);
      context.set(pageUseContext, use);
      return use.kind === 'visitor' ? next() : cachedPage(exchange, make, since);
    };

    const { pattern = '' } = context.get(matchedPageContext) ?? {};
    if (isCachedRoute(pattern) && isReading(request) && !request.headers.authorization)
      return makeFor({ kind: 'everybody', isFirstPage: false });
    const isOwn = isStartPage(pattern) && hasPlaceCookie(request.headers.cookie);
    if (isOwn || !context.get(laneContext).isShared || !isReading(request))
      return makeFor({ kind: 'visitor' });
    if (!hasSessionCookie(request.headers.cookie))
      return makeFor({ kind: 'everybody', isFirstPage: isFirstPage(request.headers) });

    const { database, now, log } = context.get(servicesContext);
    const warn = (error: unknown): undefined => {
      log.warn(
        { err: error, ...context.get(loggedPageContext) },
        'a page of a session could not be made from the cache',
      );
    };
    const { headers } = request;
    const session = await readVisitorAndParts(
      tenant,
      { db: database.db, now, log },
      sessionRequest(context, headers.cookie, headers['user-agent']),
    ).catch(warn);
    const own: PageUse = { kind: 'visitor', ...session };
    const matched = context.get(matchedPageContext);
    if (!session || (matched && ownRoutes.has(matched.route))) return makeFor(own);
    const { visitor, parts } = session;
    try {
      const answer = await makeFor({ kind: 'audience', audience: traitsOf(visitor), secret });
      if (answer && !isOfOneVisitor(answer)) return templateOf(answer)?.(sessionFilling(parts)) ?? answer;
      if (matched) ownRoutes.add(matched.route);
      return makeFor(own);
    } catch (error) {
      warn(error);
      // The router answers with the shop's own error page.
      return makeFor(own);
    }
  };
}
