import { normalisePage, pageKey } from '~/domain/tenancy/page-path';
import type { RedirectRule } from '~/domain/tenancy/redirects';
import { routeRequest } from '~/domain/tenancy/route-request';
import { redirectRules } from '~/domain/tenancy/tables';
import type { Tenant } from '~/domain/tenancy/tenant';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import {
  accountPath,
  cartPath,
  checkoutPaths,
  imprintPath,
  privacyPath,
  signInPagePath,
  termsPath,
  withdrawalPath,
  withdrawPath,
} from '~/paths';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { type LinkReader, leadsToPage, liveAddress } from '~/storefront/navigation/live-links.server';
import type { Finding } from './finding';

/** Nobody can order without them, or the law requires them. */
const needed: ReadonlySet<string> = new Set(
  [
    '/',
    cartPath,
    ...Object.values(checkoutPaths),
    accountPath,
    signInPagePath,
    termsPath,
    imprintPath,
    privacyPath,
    withdrawalPath,
    withdrawPath,
  ].map(pageKey),
);

function pageOfRule({ oldUrl, locationUrl }: RedirectRule): string {
  const page = normalisePage(oldUrl);
  const prefix = `/${locationUrl.toLowerCase()}`;
  const isPrefixed = page.toLowerCase() === prefix || page.toLowerCase().startsWith(`${prefix}/`);
  return (isPrefixed && page.slice(prefix.length)) || (isPrefixed ? '/' : page);
}

async function problemsOf(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  rule: RedirectRule,
): Promise<string[]> {
  const page = pageOfRule(rule);
  const isHiding = !page.includes('?') && (await leadsToPage(tenant, context, reader, page));
  const isNeeded = needed.has(pageKey(page));
  const hidden = isHiding ? [`it hides ${isNeeded ? 'a page that the shop needs' : 'a page'}`] : [];
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
  if (isLoop) return [...hidden, 'it is not followed: it runs in a circle, or over more than ten places'];
  if (decision.kind === 'not-found') return [...hidden, 'it leads nowhere'];
  if (decision.kind !== 'redirect') return hidden;
  const end = new URL(decision.to, tenant.origin);
  const isLive = (await liveAddress(tenant, context, reader, end.href)) !== undefined;
  return isLive ? hidden : [...hidden, 'it leads nowhere'];
}

/** Rules that are ignored, run in circles, lead nowhere, or stand in the way of a page. */
export async function redirectFindings(
  reader: LinkReader,
  context: Context,
  config: Config,
): Promise<Finding[]> {
  const { network } = reader;
  const findings: Finding[] = network.ignoredRedirects.map(({ location, url, reason }) => ({
    kind: 'bad',
    text: `location ${location}: the redirect to "${url}" is ignored: ${reason}`,
  }));
  const seen = new Set<string>();
  for (const rule of await context.db.select().from(redirectRules).orderBy(redirectRules.id)) {
    const location = network.locationsByUrl.get(rule.locationUrl.toLowerCase());
    const told = `location ${rule.locationUrl}: the redirect from "${rule.oldUrl}" to "${rule.newUrl}"`;
    const tenant = location && tenantOf(network, location, config);
    if (!tenant) {
      findings.push({ kind: 'bad', text: `${told} is ignored: there is no such location or host` });
      continue;
    }
    const key = `${location.id} ${pageKey(pageOfRule(rule))}`;
    const problems = seen.has(key)
      ? ['an earlier one has the same address']
      : await problemsOf(tenant, context, reader, rule);
    seen.add(key);
    for (const problem of problems)
      findings.push({ kind: problem.endsWith('hides a page') ? 'note' : 'bad', text: `${told}: ${problem}` });
  }
  return findings;
}
