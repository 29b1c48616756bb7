import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { RouterContextProvider } from 'react-router';
import { findVisitor, hasSessionCookie } from './domain/accounts/session.server';
import { routeRequest } from './domain/tenancy/route-request';
import {
  consentContext,
  pageMatcherContext,
  requestContext,
  servicesContext,
  tenantContext,
  visitorContext,
} from './http/contexts';
import type { Services } from './http/services.server';
import { type Rendered, tenantOf } from './http/tenant-of.server';
import { madeFrom } from './platform/cache/made-from.server';
import type { Context } from './platform/context';
import { offeredMethods, refuseBody, refuseForeignOrigin } from './platform/http/body-guard.server';
import { type ClientAddress, clientAddress } from './platform/http/client-address.server';
import { healthAnswer } from './platform/http/health.server';
import { createPageCache } from './platform/http/page-cache.server';
import { createPageMatcher } from './platform/http/page-matcher.server';
import { plainPage } from './platform/http/plain-page.server';
import { dataRedirectAnswer, redirectAnswer } from './platform/http/redirect-answer.server';
import { parseTarget } from './platform/http/request-target.server';
import { createRouters, type Routes } from './platform/http/routers.server';
import { type Answer, sendAnswer, toAnswer } from './platform/http/send-answer.server';
import type { StaticFiles } from './platform/http/static-files.server';
import { isReading, ownOrigin, webRequest } from './platform/http/web-request.server';
import { readConsent } from './storefront/consent/consent';
import { shownConsent, variantOf } from './storefront/consent/uses';
import { GENERAL_FAILURE } from './values/general-failure';

/** The way of every request: static file, health, tenancy, page. Answers each request itself and never throws. */
export function createFrontDoor(services: Services, build: Routes, files: StaticFiles) {
  const { config, log } = services;
  const pages = createPageCache();
  const routerFor = createRouters(build);
  const pageAt = createPageMatcher(build);

  /** @param isForAll the page is cached for everybody: whatever cookies came along, it is made for nobody */
  async function renderPage(
    decision: Rendered,
    address: ClientAddress,
    request: IncomingMessage,
    response: ServerResponse,
    isForAll: boolean,
  ): Promise<Answer> {
    madeFrom(['network']);
    const tenant = tenantOf(services, decision, address);
    const context: Context = { db: services.database.db, now: services.now, log };
    const cookies = isForAll ? null : (request.headers.cookie ?? null);
    const visitor = await findVisitor(tenant, context, cookies, {
      address: address.ip,
      agent: request.headers['user-agent'] ?? '',
    });
    const routerContext = new RouterContextProvider();
    routerContext.set(tenantContext, tenant);
    routerContext.set(requestContext, context);
    routerContext.set(pageMatcherContext, pageAt);
    routerContext.set(visitorContext, visitor);
    routerContext.set(consentContext, readConsent(request.headers.cookie));
    routerContext.set(servicesContext, services);
    const router = routerFor(decision.basename);
    const answer = await toAnswer(await router(webRequest(request, response, address), routerContext));
    if (visitor.setCookie) answer.headers.push(['set-cookie', visitor.setCookie]);
    if (!answer.headers.some(([name]) => name === 'cache-control')) {
      const isShared = isForAll && answer.status === 200;
      answer.headers.push(['cache-control', isShared ? 'private, no-cache' : 'private, no-store']);
    }
    // The router knows that a page takes no forms, but not that the answer must name what it takes.
    if (answer.status === 405) answer.headers.push(['allow', 'GET, HEAD']);
    return answer;
  }

  /** A page as it is cached for everybody, or made afresh for whom has a session. */
  function pageAnswer(
    decision: Rendered,
    address: ClientAddress,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<Answer> {
    const isForAll = isReading(request) && !hasSessionCookie(request.headers.cookie);
    const render = () => renderPage(decision, address, request, response, isForAll);
    if (!isForAll) return render();
    // Cookies of a visitor name one of a few variants and are no part of the key themselves.
    const variant = variantOf(shownConsent(decision, readConsent(request.headers.cookie)));
    const place = `${address.scheme}://${decision.host.hostname}:${address.port}${decision.basename}`;
    return pages.answer(`${place} ${variant} ${request.url}`, render);
  }

  async function answerFor(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const target = parseTarget(request.url ?? '');
    const address = clientAddress(request, config.trustedProxies, config.publicScheme);
    if (!target || !address) return plainPage(400, 'Ungültige Adresse', 'Diese Adresse kann es nicht geben.');

    const refusal = refuseBody(request) ?? refuseForeignOrigin(request, ownOrigin(address));
    if (refusal) {
      const answer = plainPage(refusal.status, 'Anfrage abgelehnt', refusal.message);
      if (refusal.status === 405) answer.headers.push(['allow', offeredMethods(request).join(', ')]);
      return answer;
    }

    const decision = routeRequest(services.network(), { ...address, ...target });
    switch (decision.kind) {
      case 'render':
        if (decision.hasRedirectLoop)
          log.warn({ url: request.url }, 'Redirects run in a circle: not followed');
        return pageAnswer(decision, address, request, response);
      case 'redirect': {
        const { to, status, isDocument } = decision;
        if (!target.isForData) return redirectAnswer(to, status);
        return dataRedirectAnswer(new URL(to, ownOrigin(address)).href, status, isDocument);
      }
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
