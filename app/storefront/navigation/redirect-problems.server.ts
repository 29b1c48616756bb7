import { mustStay } from '~/domain/tenancy/needed-pages';
import { pageOfRule, type RedirectRule } from '~/domain/tenancy/redirects';
import { routeRequest } from '~/domain/tenancy/route-request';
import { guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { type LinkReader, linksOf } from './live-links.server';

export type RedirectProblem = 'hides-needed-page' | 'hides-page' | 'not-followed' | 'leads-nowhere';

export async function redirectProblems(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  rule: RedirectRule,
): Promise<RedirectProblem[]> {
  const links = linksOf(guestsOf(tenant), context, reader);
  const page = pageOfRule(rule);
  if (mustStay(page)) return ['hides-needed-page'];
  const isHiding = !page.includes('?') && (await links.leadsToPage(page));
  const hidden: RedirectProblem[] = isHiding ? ['hides-page'] : [];
  const { protocol, port, hostname } = new URL(tenant.origin);
  const url = new URL(`${tenant.basename.replace(/\/$/, '')}${page}`, tenant.origin);
  const address = {
    scheme: protocol.slice(0, -1),
    port,
    hostname,
    pathname: url.pathname,
    search: url.search,
  };
  let isLoop = false;
  const decision = routeRequest(reader.network, address, (note) => {
    isLoop ||= note.startsWith('the redirects run in a circle');
  });
  if (isLoop) return [...hidden, 'not-followed'];
  if (decision.kind === 'not-found') return [...hidden, 'leads-nowhere'];
  if (decision.kind !== 'redirect') return hidden;
  const end = new URL(decision.to, tenant.origin);
  const isLive = (await links.address(end.href)) !== undefined;
  return isLive ? hidden : [...hidden, 'leads-nowhere'];
}
