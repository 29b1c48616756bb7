import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHeaders, createRequest } from '@remix-run/node-fetch-server';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { findVisitor, hasSessionCookie } from './domain/accounts/session.server';
import { groupOf } from './domain/tenancy/network';
import { type Decision, routeRequest } from './domain/tenancy/route-request';
import type { Tenant } from './domain/tenancy/tenant.server';
import { servicesContext, tenantContext, visitorContext } from './middleware/contexts';
import type { Services } from './middleware/services.server';
import { methodsOf, refuseBody, refuseForeignOrigin } from './platform/http/body-guard.server';
import { type ClientAddress, clientAddress } from './platform/http/client-address.server';
import { healthAnswer } from './platform/http/health.server';
import { createPageCache } from './platform/http/page-cache.server';
import { GENERAL_FAILURE, plainPage } from './platform/http/plain-page.server';
import { type Answer, sendAnswer, toAnswer } from './platform/http/send-answer.server';
import type { StaticFiles } from './platform/http/static-files.server';

/** One router for each location, because the basename is the router's; least recently used ones are dropped. */
const ROUTERS = 500;
const URL_LIMIT = 4_096;

type Rendered = Extract<Decision, { kind: 'render' }>;

function redirectAnswer(to: string, status: number): Answer {
  return {
    status,
    headers: [
      ['location', to],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.alloc(0),
  };
}

function tenantOf(services: Services, decision: Rendered, address: ClientAddress): Tenant {
  const port = address.port ? `:${address.port}` : '';
  return {
    host: decision.host,
    location: decision.location,
    group: groupOf(services.network(), decision.host),
    basename: decision.basename,
    origin: `${address.scheme}://${decision.host.hostname}${port}`,
    deployment: services.config.deployment,
    catalogEpoch: services.epochs.current('catalog'),
    db: services.database.db,
    now: services.now,
  };
}

/** Parses a request's target; undefined for what no browser sends: broken escapes, other forms, endless lengths. */
function parseTarget(target: string): { pathname: string; search: string } | undefined {
  if (!target.startsWith('/') || target.length > URL_LIMIT) return undefined;
  const at = target.indexOf('?');
  const pathname = at < 0 ? target : target.slice(0, at);
  try {
    const decoded = decodeURIComponent(pathname);
    const hasDots = decoded.split('/').some((segment) => segment === '.' || segment === '..');
    if (hasDots || /[\p{Cc}\\]/u.test(decoded)) return undefined;
  } catch {
    return undefined;
  }
  return { pathname, search: at < 0 ? '' : target.slice(at) };
}

/**
 * The way of every request: static file, health, tenancy, page. Answers each request itself and never throws.
 * @param build the routes as React Router built them; in development a function that gives the newest
 */
export function createFrontDoor(
  services: Services,
  build: ServerBuild | (() => Promise<ServerBuild>),
  files: StaticFiles,
) {
  const { config, log } = services;
  const pages = createPageCache();
  const routers = new LRUCache<string, RequestHandler>({ max: ROUTERS });

  function routerFor(basename: string): RequestHandler {
    const known = routers.get(basename);
    if (known) return known;
    // A function is asked again for each request and its routes are joined anew: for development only.
    const located =
      typeof build === 'function' ? async () => ({ ...(await build()), basename }) : { ...build, basename };
    const router = createRequestHandler(located, process.env.NODE_ENV);
    routers.set(basename, router);
    return router;
  }

  async function renderPage(
    decision: Rendered,
    address: ClientAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const tenant = tenantOf(services, decision, address);
    const context = new RouterContextProvider();
    const visitor = await findVisitor(tenant, request.headers.cookie ?? null, {
      address: address.ip,
      agent: request.headers['user-agent'] ?? '',
    });
    context.set(tenantContext, tenant);
    context.set(visitorContext, visitor);
    context.set(servicesContext, services);
    const authority = address.port ? `${address.hostname}:${address.port}` : address.hostname;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // A page is made to its end even when its first reader leaves: others may wait for the same one. And HEAD is GET
    // here, because React Router would answer it without a body, and so without its length.
    const asked = isReading
      ? new Request(`${address.scheme}://${authority}${request.url}`, { headers: createHeaders(request) })
      : createRequest(request, response, { protocol: `${address.scheme}:`, host: authority });
    const answer = await toAnswer(await routerFor(decision.basename)(asked, context));
    if (visitor.setCookie) answer.headers.push(['set-cookie', visitor.setCookie]);
    const isOwn = hasSessionCookie(request.headers.cookie) || answer.status !== 200;
    if (isOwn && !answer.headers.some(([name]) => name === 'cache-control')) {
      answer.headers.push(['cache-control', 'private, no-store']);
    }
    return answer;
  }

  async function answerFor(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const target = parseTarget(request.url ?? '');
    const address = clientAddress(request, config.trustedProxies, config.publicScheme);
    if (!target || !address) return plainPage(400, 'Ungültige Adresse', 'Diese Adresse kann es nicht geben.');

    const ownOrigin = `${address.scheme}://${address.hostname}${address.port ? `:${address.port}` : ''}`;
    const refusal = refuseBody(request) ?? refuseForeignOrigin(request, ownOrigin);
    if (refusal) {
      const answer = plainPage(refusal.status, 'Anfrage abgelehnt', refusal.message);
      if (refusal.status === 405) answer.headers.push(['allow', methodsOf(request).join(', ')]);
      return answer;
    }

    const decision = routeRequest(services.network(), { ...address, ...target });
    switch (decision.kind) {
      case 'render': {
        const render = () => renderPage(decision, address, request, response);
        const isReading = request.method === 'GET' || request.method === 'HEAD';
        if (!isReading || hasSessionCookie(request.headers.cookie)) return render();
        const place = `${address.scheme}://${decision.host.hostname}:${address.port}${decision.basename}`;
        const key = `${place} ${request.url}`;
        return pages.answer(
          key,
          `${services.epochs.current('network')}.${services.epochs.current('catalog')}`,
          render,
        );
      }
      case 'redirect':
        return redirectAnswer(decision.to, decision.status);
      case 'not-found':
        return plainPage(404, 'Seite nicht gefunden', 'Unter dieser Adresse gibt es keinen Shop.');
      case 'invalid-hosts':
        log.error({ hostname: address.hostname }, decision.message);
        return plainPage(500, 'Invalid host configuration', decision.message);
    }
  }

  async function answerOrApologise(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const id = randomUUID();
    response.setHeader('x-request-id', id);
    const answer = await answerFor(request, response).catch((error: unknown) => {
      log.error({ err: error, id, url: request.url }, 'a request failed');
      return plainPage(500, 'Fehler', GENERAL_FAILURE);
    });
    await sendAnswer(request, response, answer);
    const ms = Math.round(performance.now() - started);
    const bot = isbot(request.headers['user-agent']) || undefined;
    log.info({ id, method: request.method, url: request.url, status: answer.status, ms, bot }, 'request');
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    const health = healthAnswer(request.url, services.database.pool);
    const work = health
      ? health.then((answer) => sendAnswer(request, response, answer))
      : new Promise<void>((resolve, reject) => {
          files(request, response, () => answerOrApologise(request, response).then(resolve, reject));
          response.once('close', resolve);
        });
    work.catch((error: unknown) => {
      log.error({ err: error }, 'an answer could not be sent');
      response.destroy();
    });
  };
}
