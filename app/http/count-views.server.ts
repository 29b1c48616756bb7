import { createHash, randomBytes } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { pageAddress, pageOf, type Tenant } from '~/domain/tenancy/tenant';
import { checkoutPaths, searchPath } from '~/paths';
import { isRobot } from '~/platform/http/robots.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { isMeasured, publicPath } from '~/storefront/tracking/public-page';
import { orderHit, viewHit } from '~/storefront/tracking/server-hits';
import type { TrackedOrder } from '~/storefront/tracking/tracked-order';
import { serverTrackingOf, type Tracking } from '~/storefront/tracking/tracking';
import {
  consentVariantContext,
  matchedPageContext,
  requestTargetContext,
  servicesContext,
  tenantContext,
} from './contexts';
import type { Exchange, Step } from './request-steps.server';
import { sessionSecrets } from './session-cookie';

type Scope = Readonly<RouterContextProvider>;

/** Undefined without a session: then nothing tells one visitor from another. */
export function visitOf(context: Scope, cookies: string | undefined): string | undefined {
  const { origin } = context.get(tenantContext);
  const [secret] = sessionSecrets(cookies ?? null, origin);
  return secret && createHash('sha256').update(`visit ${secret}`).digest('base64url');
}

const newCall = (now: Date) => ({ id: randomBytes(8).toString('hex'), at: now });

/** A router asks for data when it goes to another page, and when it refreshes the one it shows; a script asks for a document to get its header. */
function isNavigation({ request: { headers }, context }: Exchange): boolean {
  const { pathname, isForData } = context.get(requestTargetContext);
  if (!isForData) return headers['sec-fetch-dest'] !== 'empty';
  const { referer = '' } = headers;
  return URL.canParse(referer) && new URL(referer).pathname !== pathname;
}

function isPage({ status, headers }: Answer): boolean {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  return status === 200 && (type.startsWith('text/html') || type.startsWith('text/x-script'));
}

/** Visitors who agreed to be measured are counted by the script (spec 1, section 9). */
function isCounted({ request, context }: Exchange): boolean {
  return (
    request.method === 'GET' &&
    !isRobot(request.headers['user-agent']) &&
    !context.get(consentVariantContext).granted.includes('C0002')
  );
}

function countView(exchange: Exchange, tenant: Tenant, tracking: Tracking): void {
  const { request, context } = exchange;
  const matched = context.get(matchedPageContext);
  const { hits, now } = context.get(servicesContext);
  const [pathname = '', query = ''] = pageOf(tenant, context.get(requestTargetContext)).split('?');
  if (!matched || !isMeasured({ pathname })) return;
  const page = publicPath({ pathname, params: matched.params });
  const search = pathname === searchPath ? (new URLSearchParams(query).get('q') ?? undefined) : undefined;
  const view = { page, address: pageAddress(tenant, page), search };
  hits.add(tracking.url, viewHit(tracking, view, newCall(now())), visitOf(context, request.headers.cookie));
}

/** Counts page views without cookies and scripts, where a location wants it, after the answer is sent. */
export const countViews: Step = async (exchange, next) => {
  const answer = await next();
  const { context, response } = exchange;
  const tenant = context.get(tenantContext);
  const tracking = serverTrackingOf(tenant);
  if (!answer || !tracking) return answer;
  response.once('finish', () => {
    try {
      if (isPage(answer) && isCounted(exchange) && isNavigation(exchange))
        countView(exchange, tenant, tracking);
    } catch (error) {
      context.get(servicesContext).log.warn({ err: error }, 'a page view was not counted');
    }
  });
  return answer;
};

/** @param order at its end */
export function countOrder(context: Scope, cookies: string | null, order: TrackedOrder): void {
  const tenant = context.get(tenantContext);
  const tracking = serverTrackingOf(tenant);
  if (!tracking || context.get(consentVariantContext).granted.includes('C0002')) return;
  const { hits, now } = context.get(servicesContext);
  const hit = orderHit(tracking, order, pageAddress(tenant, checkoutPaths.address), newCall(now()));
  hits.add(tracking.url, hit, visitOf(context, cookies ?? undefined));
}
