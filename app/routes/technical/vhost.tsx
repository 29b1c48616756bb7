import { basenameOf } from '~/domain/tenancy/tenant';
import { servicesContext } from '~/http/contexts';
import { requireDevRoutes } from '~/http/guards.server';
import { requestScope } from '~/http/request-scope';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { Route } from './+types/vhost';

export const meta: Route.MetaFunction = () => [
  { title: 'Virtuelle Hosts' },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** Addresses use this server's port. */
export function loader(args: Route.LoaderArgs) {
  requireDevRoutes(args.context);
  const { tenant } = requestScope(args.context);
  const network = args.context.get(servicesContext).network();
  const { protocol, port } = new URL(tenant.origin);
  return network.hosts.map((host) => {
    const origin = `${protocol}//${host.hostname}${port && `:${port}`}`;
    return {
      hostname: host.hostname,
      kind: host.isShopSystem ? 'Shop-System' : 'Einzelshop',
      isFallback: host.isFallback,
      isCurrent: host.hostname === tenant.host.hostname,
      shops: (network.offeredByHost.get(host) ?? []).map((location) => ({
        href: `${origin}${basenameOf(host, location)}`,
        title: location.title,
        theme: location.theme.componentName,
        isCurrent: location.id === tenant.location.id,
      })),
    };
  });
}

export default function VirtualHosts({ loaderData: hosts }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Virtuelle Hosts</h1>
      {hosts.map((host) => (
        <Section key={host.hostname} title={host.hostname}>
          <p className={lead}>
            {[host.kind, host.isFallback && 'Fallback', host.isCurrent && 'aktueller Host']
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ul>
            {host.shops.map(({ href, title, theme, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'location' : undefined}>
                  {title}
                </a>{' '}
                · {theme}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </div>
  );
}
