import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouterContextProvider } from 'react-router';
import { HOW_TO_BEGIN } from '~/domain/tenancy/how-to-begin';
import { pageOf } from '~/domain/tenancy/tenant';
import { isOutage } from '~/platform/database/outage';
import {
  type Refusal,
  readUncountedBody,
  refuseBody,
  refuseForeignOrigin,
} from '~/platform/http/body-guard.server';
import { clientAddress } from '~/platform/http/client-address.server';
import { forwardingPeer, rememberForwardingPeer } from '~/platform/http/forwarding-peers.server';
import { createReadiness, healthAnswer } from '~/platform/http/health.server';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { plainPage } from '~/platform/http/plain-page.server';
import { parseTarget } from '~/platform/http/request-target.server';
import { isRobot } from '~/platform/http/robots.server';
import { type Answer, sendAnswer } from '~/platform/http/send-answer.server';
import type { StaticFiles } from '~/platform/http/static-files.server';
import { keepBody, leaveOutCookies, ownOrigin } from '~/platform/http/web-request.server';
import { GENERAL_FAILURE } from '~/values/general-failure';
import {
  clientAddressContext,
  laneContext,
  loggedPageContext,
  matchedPageContext,
  requestTargetContext,
  servicesContext,
  tenantContext,
} from './contexts';
import { failureMessage, inShapeOf, openTo } from './failure-answer';
import { type Lane, laneOf, lanes } from './lanes';
import { tryLater } from './plain-refusals.server';
import type { Services } from './services.server';

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  context: RouterContextProvider;
}

type Next = () => Promise<Answer | undefined>;

/** Undefined: the answer was sent already. */
export type Step = (exchange: Exchange, next: Next) => Promise<Answer | undefined>;

export function runSteps(steps: readonly Step[], exchange: Exchange): Promise<Answer | undefined> {
  const [step, ...others] = steps;
  return step ? step(exchange, () => runSteps(others, exchange)) : Promise.resolve(undefined);
}

export const answerHealth = ({ database, config: { dataDir }, isStopping, network }: Services): Step => {
  const readiness = createReadiness({ pool: database.pool, dataDir, isStopping });
  const advice = () => (network().hosts.length === 0 ? HOW_TO_BEGIN : undefined);
  return async ({ request }, next) => healthAnswer(request.url, readiness, advice()) ?? next();
};

export const serveFiles =
  (files: StaticFiles): Step =>
  ({ request, response }, next) =>
    new Promise((resolve, reject) => {
      files(request, response, () => next().then(resolve, reject));
      response.once('close', () => resolve(undefined));
    });

export const chooseLane: Step = ({ request, context }, next) => {
  const lane = lanes[laneOf(request.method ?? '', request.url ?? '')];
  context.set(laneContext, lane);
  if (!lane.readsCookies) leaveOutCookies(request);
  return next();
};

async function answerInTime(lane: Lane, next: Next): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      resolve(tryLater(60));
    }, lane.answerWithin);
  });
  const answer = next().then((own) => {
    // Nobody reads it any more; its files and queries end.
    if (isLate) void own?.stream?.cancel();
    return own;
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** As other servers log a client that left before its answer. */
const CLIENT_LEFT = 499;

function hasLeft({ request, response }: Exchange): boolean {
  return (request.destroyed && !request.complete) || (response.destroyed && !response.writableFinished);
}

/** The log has the URL's pattern, because path and query may hold tokens. */
export const sendAndLog: Step = async (exchange, next) => {
  const { request, response, context } = exchange;
  const { log, config } = context.get(servicesContext);
  const lane = context.get(laneContext);
  const started = performance.now();
  const id = randomUUID();
  response.setHeader('x-request-id', id);
  const answer = await answerInTime(lane, next).catch((error: unknown) => {
    if (hasLeft(exchange)) return undefined;
    log.error({ err: error, id, ...context.get(loggedPageContext) }, 'a request failed');
    return isOutage(error) ? tryLater(60) : plainPage(500, 'Fehler', GENERAL_FAILURE);
  });
  const isUnheard = hasLeft(exchange) && (answer?.status ?? 500) >= 500;
  const shaped = answer && inShapeOf(lane, answer);
  const { origin } = request.headers;
  if (shaped)
    await sendAnswer(
      request,
      response,
      lane.refusal === 'json' ? openTo(shaped, config.apiOrigins, origin) : shaped,
    );
  const ms = Math.round(performance.now() - started);
  const bot = isRobot(request.headers['user-agent']) || undefined;
  const { method } = request;
  // A step before this one may have answered while this one waited for the body.
  const otherwise = !shaped && response.headersSent ? response.statusCode : CLIENT_LEFT;
  const status = isUnheard ? otherwise : answer?.status;
  log.info({ id, method, ...context.get(loggedPageContext), status, ms, bot }, 'request');
  return undefined;
};

/** `headers` keeps the first one only. */
function namesHostsTwice({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/** A year; browsers ask for the host by https only from then on. */
const STRICT_TRANSPORT = 'max-age=31536000';
const WITH_SUBDOMAINS = `${STRICT_TRANSPORT}; includeSubDomains`;

export const readAddress: Step = async ({ request, response, context }, next) => {
  const { config, database, now, log } = context.get(servicesContext);
  const target = parseTarget(request.url ?? '');
  const peer = forwardingPeer(request, config.trustedProxies);
  if (peer)
    rememberForwardingPeer({ db: database.db, now, log }, peer).catch((error: unknown) =>
      log.warn({ err: error }, 'an undeclared proxy could not be stored'),
    );
  const address = clientAddress(request, config.trustedProxies, config.publicScheme);
  if (!target || !address || namesHostsTwice(request))
    return plainPage(400, 'Ungültige Adresse', 'Diese Adresse ist ungültig.');
  if (address.scheme === 'https')
    response.setHeader(
      'strict-transport-security',
      config.hstsSubdomains ? WITH_SUBDOMAINS : STRICT_TRANSPORT,
    );
  context.set(requestTargetContext, target);
  context.set(clientAddressContext, { ...address, claimedIp: peer?.claimed });
  return next();
};

export const guardBody: Step = async ({ request, context }, next) => {
  const lane = context.get(laneContext);
  const origin = ownOrigin(context.get(clientAddressContext));
  const body =
    refuseBody(request, lane) ??
    refuseForeignOrigin(request, lane, origin) ??
    (await readUncountedBody(request, lane));
  if (body === undefined) return next();
  if (Buffer.isBuffer(body)) {
    keepBody(request, body);
    return next();
  }
  return refusalAnswer(lane, body);
};

function refusalAnswer({ methods }: Lane, refusal: Refusal): Answer {
  const answer = plainPage(refusal.status, 'Anfrage abgelehnt', refusal.message);
  if (refusal.status === 405) answer.headers.push(['allow', methods.join(', ')]);
  return answer;
}

/** Unknown URLs of the API and of files end here; pages have a 404 page. */
export const matchPage =
  (pageAt: PageMatcher): Step =>
  async ({ context }, next) => {
    const tenant = context.get(tenantContext);
    const matched = await pageAt(pageOf(tenant, context.get(requestTargetContext)));
    // No location's prefix stands before the API.
    const isApi = matched?.pattern.startsWith('/api/') ?? false;
    const { needsRoute } = context.get(laneContext);
    if (needsRoute !== isApi) return plainPage(404, 'Seite nicht gefunden', failureMessage(404));
    context.set(matchedPageContext, matched);
    context.set(loggedPageContext, { location: tenant.location.url, route: matched?.pattern });
    return next();
  };
