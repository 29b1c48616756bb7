import { originsOf } from '~/domain/payments/provider';
import { groupOf } from '~/domain/tenancy/directory';
import { beforeFirstLocation, isEmptyNetwork } from '~/domain/tenancy/empty-network';
import { normalisePage, pageKey, splitFirstSegment } from '~/domain/tenancy/page-path';
import { type Decision, routeRequest } from '~/domain/tenancy/route-request';
import { outsideAddresses, type Tenant } from '~/domain/tenancy/tenant';
import { isOwnMachine } from '~/domain/tenancy/tenant-of';
import { signOutPath } from '~/paths';
import { tagCounter } from '~/platform/cache/tag-counter';
import type { ClientAddress } from '~/platform/http/client-address.server';
import { plainPage } from '~/platform/http/plain-page.server';
import { dataRedirectAnswer, redirectAnswer } from '~/platform/http/redirect-answer.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { isReading, ownOrigin } from '~/platform/http/web-request.server';
import { deskPath } from '~/values/desk-path';
import { deskSetUpPath } from '~/values/desk-paths';
import {
  clientAddressContext,
  requestTargetContext,
  servicesContext,
  tagPositionContext,
  tenantContext,
} from './contexts';
import { withRememberedLocation } from './remembered-location';
import type { Step } from './request-steps.server';
import type { Services } from './services.server';

const openPages: readonly string[] = [deskSetUpPath, signOutPath];

const staffSegments: readonly string[] = ['tresen', 'login', 'account'];

/** On an empty network only the page that makes its first location is open, for which it is undefined. */
function answerOfEmptyNetwork(pathname: string, isReading: boolean): Answer | undefined {
  const page = pageKey(normalisePage(pathname));
  if (openPages.includes(page)) return undefined;
  if (isReading && staffSegments.includes(splitFirstSegment(page).first))
    return redirectAnswer(deskSetUpPath, 303);
  return plainPage(503, 'Hier entsteht ein Shop', 'Noch gibt es keinen Standort.', {
    to: deskPath,
    label: 'Mitarbeiter richten ihn hier ein',
  });
}

type Rendered = Pick<Extract<Decision, { kind: 'render' }>, 'host' | 'location' | 'basename'>;

/** The origin names the configured host, whatever name and port the visitor used: it stands in mails and cached pages. */
function tenantOf(
  services: Services,
  decision: Rendered,
  { scheme, port: asked }: ClientAddress,
  listening: number | undefined,
): Tenant {
  const network = services.network();
  const { deployment, trustedProxies, publicScheme } = services.config;
  // No proxy stands in front of a shop that is asked by its own port.
  const isDirect = asked === String(listening) && trustedProxies.length === 0 && publicScheme !== 'https';
  const hasPort = asked !== '' && (isOwnMachine(deployment) || isDirect);
  const port = hasPort && listening ? `:${listening}` : '';
  return {
    host: decision.host,
    location: decision.location,
    group: groupOf(network, decision.host),
    offered: network.offeredByHost.get(decision.host) ?? [],
    basename: decision.basename,
    origin: `${scheme}://${decision.host.hostname}${port}`,
    deployment,
    outside: outsideAddresses(services.config),
    providers: originsOf(services.providers.at(decision.location)),
  };
}

/** Redirects and host errors end here, before any route matches. */
export const findTenant: Step = async ({ request, context }, next) => {
  const services = context.get(servicesContext);
  const address = context.get(clientAddressContext);
  const target = context.get(requestTargetContext);
  context.set(tagPositionContext, tagCounter.position());
  if (isEmptyNetwork(services.network())) {
    const answer = answerOfEmptyNetwork(target.pathname, isReading(request));
    if (answer) return answer;
    const first = { ...beforeFirstLocation(address.hostname), basename: '/' };
    context.set(tenantContext, tenantOf(services, first, address, request.socket.localPort));
    return next();
  }
  const decision = routeRequest(services.network(), { ...address, ...target });
  switch (decision.kind) {
    case 'render':
      if (decision.hasRedirectLoop)
        services.log.warn({ location: decision.location.url }, 'Redirects run in a circle: not followed');
      context.set(tenantContext, tenantOf(services, decision, address, request.socket.localPort));
      return next();
    case 'redirect': {
      const { to, status, isDocument } = decision;
      if (!target.isForData) {
        const isRoot = target.pathname === '/';
        return redirectAnswer(isRoot ? withRememberedLocation(to, request.headers.cookie) : to, status);
      }
      return dataRedirectAnswer(new URL(to, ownOrigin(address)).href, status, isDocument);
    }
    case 'not-found':
      return plainPage(404, 'Seite nicht gefunden', 'Unter dieser Adresse gibt es keinen Shop.');
    case 'invalid-hosts':
      services.log.error({ hostname: address.hostname }, decision.message);
      return plainPage(500, 'Invalid host configuration', decision.message);
  }
};
