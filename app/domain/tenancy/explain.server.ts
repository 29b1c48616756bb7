import { parseHost } from '~/platform/http/client-address.server';
import { parseTarget } from '~/platform/http/request-target.server';
import type { Network } from './network';
import { type Decision, type RequestAddress, routeRequest } from './route-request';

/** Accepts a URL with or without scheme, or a path on the fallback host. */
function readAddress(network: Network, url: string): RequestAddress | undefined {
  const onFallback = url.startsWith('/') ? `${network.fallback?.hostname ?? 'localhost'}${url}` : url;
  const match = /^(?:(https?):\/\/)?([^/?#]+)([/?][^#]*)?(?:#.*)?$/i.exec(onFallback.trim());
  const host = parseHost(match?.[2] ?? '');
  if (!match || !host) return undefined;
  const [, scheme = 'http', , rest = '/'] = match;
  const target = parseTarget(rest.startsWith('/') ? rest : `/${rest}`);
  return target && { scheme: scheme.toLowerCase(), ...host, ...target };
}

type Rendered = Extract<Decision, { kind: 'render' }>;

export type PageExists = (decision: Rendered, page: string) => Promise<boolean>;

function inWords(decision: Decision): string {
  switch (decision.kind) {
    case 'render':
      return `shown: a page of "${decision.location.url}", below ${decision.basename}`;
    case 'redirect':
      return `redirect ${decision.status} to ${decision.to}${decision.isDocument ? ', as a new document' : ''}`;
    case 'not-found':
      return 'not found (404)';
    case 'invalid-hosts':
      return `Invalid host configuration (500): ${decision.message}`;
  }
}

const pageBelow = (basename: string, pathname: string) =>
  basename === '/' ? pathname : pathname.slice(basename.length) || '/';

export interface Explanation {
  steps: string[];
  decision: Decision;
  missingPage: string | undefined;
}

/** @param url with or without scheme, or a path on the fallback host @returns undefined for what no browser sends */
export async function explainAddress(
  network: Network,
  url: string,
  pageExists: PageExists,
): Promise<Explanation | undefined> {
  const address = readAddress(network, url);
  if (!address) return undefined;
  const steps: string[] = [];
  const decision = routeRequest(network, address, (step) => steps.push(`${steps.length + 1}. ${step}`));
  const ignored = network.ignoredRedirects
    .filter(({ location }) => steps.some((step) => step.includes(`location "${location}"`)))
    .map(
      ({ location, url, reason }) => `ignored: a redirect of "${location}" to "${url}", because ${reason}`,
    );
  const page = decision.kind === 'render' ? pageBelow(decision.basename, address.pathname) : undefined;
  const isMissing = decision.kind === 'render' && page !== undefined && !(await pageExists(decision, page));
  return { steps: [...steps, ...ignored], decision, missingPage: isMissing ? page : undefined };
}

export async function explain(network: Network, url: string, pageExists: PageExists): Promise<string[]> {
  const found = await explainAddress(network, url, pageExists);
  if (!found) return ['→ answered with 400: no browser sends this address'];
  const { steps, decision, missingPage } = found;
  const words =
    missingPage !== undefined && decision.kind === 'render'
      ? `not found (404): ${missingPage} is no page of "${decision.location.url}"`
      : inWords(decision);
  return [...steps, `→ ${words}`];
}
