import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { undeclaredProxies } from '~/platform/http/forwarding-peers.server';
import { formatMoment } from '~/values/german-date';
import type { Finding } from './finding';

/** A private address can only be a proxy of the operator; a public one may be anybody's. */
export async function proxyFindings({ trustedProxies }: Config, context: Context): Promise<Finding[]> {
  const found = await undeclaredProxies(context, trustedProxies);
  if (found.length === 0)
    return [
      {
        kind: 'ok',
        text: 'no request came through a proxy that TRUSTED_PROXIES does not name',
        words: 'Alle Proxys, über die Besucher kommen, sind eingetragen.',
      },
    ];
  return found.map(({ address, header, seenAt, isPrivate }) => {
    const setting = `TRUSTED_PROXIES=${[...trustedProxies, address].join(',')}`;
    const text = `${address} sent ${header} (last ${seenAt.toISOString()}), and TRUSTED_PROXIES does not name it`;
    const words = `${address} leitet Aufrufe weiter (zuletzt ${formatMoment(seenAt)} Uhr) und ist nicht eingetragen.`;
    return isPrivate
      ? {
          kind: 'bad' as const,
          text: `${text}: all its visitors count as one. Set ${setting}`,
          words: `${words} Alle Besucher zählen dadurch als einer. Bitte einstellen: ${setting}`,
        }
      : {
          kind: 'note' as const,
          text: `${text}. If it is your proxy, set ${setting}`,
          words: `${words} Wenn es Ihr Proxy ist, bitte einstellen: ${setting}`,
        };
  });
}
