import { pageKey } from '~/domain/tenancy/page-path';
import { pageOfRule } from '~/domain/tenancy/redirects';
import { redirectRules } from '~/domain/tenancy/tables';
import { tenantOf } from '~/domain/tenancy/tenant-of';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { LinkReader } from '~/storefront/navigation/live-links.server';
import { type RedirectProblem, redirectProblems } from '~/storefront/navigation/redirect-problems.server';
import type { Finding } from './finding';

type Problem = RedirectProblem | 'same-address';

const problemTexts: Readonly<Record<Problem, string>> = {
  'same-address': 'an earlier one has the same address',
  'hides-needed-page': 'it hides a page that the shop needs',
  'hides-page': 'it hides a page',
  'not-followed': 'it is not followed: it runs in a circle, or over more than ten places',
  'leads-nowhere': 'it leads nowhere',
};

const problemWords: Readonly<Record<Problem, string>> = {
  'same-address': 'Eine frühere hat dieselbe Adresse.',
  'hides-needed-page': 'Sie verdeckt eine Seite, die der Shop braucht.',
  'hides-page': 'Sie verdeckt eine Seite.',
  'not-followed': 'Sie läuft im Kreis oder über mehr als zehn Stationen und wirkt nicht.',
  'leads-nowhere': 'Sie führt ins Leere.',
};

export async function redirectFindings(
  reader: LinkReader,
  context: Context,
  config: Config,
): Promise<Finding[]> {
  const { network } = reader;
  const findings: Finding[] = network.ignoredRedirects.map(({ location, url, reason }) => ({
    kind: 'bad',
    text: `location ${location}: the redirect to "${url}" is ignored: ${reason}`,
    words: `Standort ${location}: Die Weiterleitung zu „${url}“ wirkt nicht.`,
  }));
  const seen = new Set<string>();
  for (const rule of await context.db.select().from(redirectRules).orderBy(redirectRules.id)) {
    const location = network.locationsByUrl.get(rule.locationUrl.toLowerCase());
    const told = `location ${rule.locationUrl}: the redirect from "${rule.oldUrl}" to "${rule.newUrl}"`;
    const words = `Standort ${rule.locationUrl}: Weiterleitung von „${rule.oldUrl}“ zu „${rule.newUrl}“`;
    const tenant = location && tenantOf(network, location, config);
    if (!tenant) {
      findings.push({
        kind: 'bad',
        text: `${told} is ignored: there is no such location or host`,
        words: `${words}: Diesen Standort oder Host gibt es nicht.`,
      });
      continue;
    }
    const key = `${location.id} ${pageKey(pageOfRule(rule))}`;
    const problems = seen.has(key)
      ? (['same-address'] as const)
      : await redirectProblems(tenant, context, reader, rule);
    seen.add(key);
    for (const problem of problems)
      findings.push({
        kind: problem === 'hides-page' ? 'note' : 'bad',
        text: `${told}: ${problemTexts[problem]}`,
        words: `${words}: ${problemWords[problem]}`,
      });
  }
  return findings;
}
