import { InfoBand } from '~/domain/workshop/components/info-band';
import { PriceTable } from '~/domain/workshop/components/price-table';
import { buttons, sub } from '~/domain/workshop/components/repair-page.css';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { requestScope } from '~/http/request-scope';
import { requireService } from '~/http/workshop/require-workshop.server';
import { vehicleChoicePath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { repairPath, repairServicePath, serviceByIdPath } from '~/values/workshop-paths';
import type { Route } from './+types/reparatur-wartung_.$serviceUrl_.$serviceId';

export const handle: PageHandle = {
  breadcrumb: ({ service }: Route.ComponentProps['loaderData']) => [
    { label: 'Reparatur & Wartung', to: repairPath },
    { label: service.title, to: repairServicePath(service.url) },
    { label: 'Preis', to: serviceByIdPath(service.url, service.id) },
  ],
};

/** A service by its id, with its price line by line. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  const { serviceUrl, serviceId } = args.params;
  const service = await requireService(args.context, serviceUrl, args.url);
  if (service.id !== serviceId.toLowerCase()) throw new Response('', { status: 404 });
  return {
    service,
    seo: pageSeo(tenant, repairServicePath(service.url), {
      title: `${service.title}: Preis im Einzelnen`,
      description: `So setzt sich der Preis für ${service.title} in ${service.city} zusammen.`,
    }),
  };
}

export default function ServicePriceAtLocation({ loaderData: { service } }: Route.ComponentProps) {
  const { title, price, vehicle, backTo, request, hasForm } = service;
  return (
    <div className={pageStack}>
      <header>
        <h1 className={pageTitle}>{title}</h1>
        <p className={sub}>{vehicle ? `Preis für ${vehicle}` : 'Der Preis hängt vom Fahrzeug ab'}</p>
      </header>
      <section className={panel} aria-label="Preis">
        {price.kind === 'exact' ? <PriceTable {...price} /> : <strong>{priceWords(price)}</strong>}
      </section>
      <div className={buttons}>
        <Link to={request} className={button.action}>
          {hasForm ? 'Leistung anfragen' : 'Kontakt aufnehmen'}
        </Link>
        {!vehicle && backTo && (
          <Link to={vehicleChoicePath(backTo)} className={button.plain}>
            Fahrzeug wählen
          </Link>
        )}
      </div>
      <InfoBand />
    </div>
  );
}
