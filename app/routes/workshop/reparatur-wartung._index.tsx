import { AreaAccordion } from '~/domain/workshop/components/area-accordion';
import { BranchFinder } from '~/domain/workshop/components/branch-finder';
import { InfoBand } from '~/domain/workshop/components/info-band';
import { atStart, belowLarge, sub } from '~/domain/workshop/components/repair-page.css';
import { ServiceCards } from '~/domain/workshop/components/service-cards';
import { StationFinder } from '~/domain/workshop/components/station-finder';
import { describePage } from '~/http/describe-page';
import { requestScope } from '~/http/request-scope';
import { requireRepairPages } from '~/http/workshop/require-workshop.server';
import { contactPath } from '~/paths';
import { ServiceBooking } from '~/storefront/blocks/service-booking';
import { businessNode } from '~/storefront/seo/json-ld/business.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { loadRepairPage } from '~/storefront/workshop/load-repair-page.server';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { repairPath } from '~/values/workshop-paths';
import type { Route } from './+types/reparatur-wartung._index';

const TITLE = 'Reparatur & Wartung';

export const handle: PageHandle = { breadcrumb: () => ({ label: TITLE, to: repairPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  requireRepairPages(audience, args.url);
  const { vehicleCode } = audience;
  const { title, city } = audience.location;
  describePage(args.context, { nodes: async () => [await businessNode(audience, context)] });
  return {
    page: await loadRepairPage(audience, context, args.url.searchParams, vehicleCode),
    seo: pageSeo(audience, repairPath, {
      title: `${TITLE} in ${city}`,
      description: `Service-Leistungen von ${title} in ${city}: Räder, Inspektion, Bremsen, Klima und mehr, mit Preis oder auf Anfrage.`,
      isIndexed: args.url.searchParams.size === 0,
    }),
  };
}

export default function Repair({ loaderData: { page } }: Route.ComponentProps) {
  const { cards, limit, allTo, filter, vehicle, stations, branches, areas, booking, extra } = page;
  return (
    <div className={pageStack}>
      <header>
        <h1 className={pageTitle}>{TITLE}</h1>
        <h2 className={sub}>Das sind unsere Service-Leistungen für Sie</h2>
      </header>
      <InfoBand />
      {branches && <BranchFinder finder={branches} />}
      {vehicle && <p className={lead}>Preise für {vehicle}</p>}
      {filter && (
        <Link to={filter.to} preventScrollReset className={`${button.plain} ${atStart}`}>
          {filter.isOn ? 'Alle Leistungen zeigen' : 'Nur Leistungen mit Preis für Ihr Fahrzeug'} (
          {filter.count})
        </Link>
      )}
      {cards.length === 0 && (
        <p>
          Was Ihr Fahrzeug braucht, besprechen wir gern: <Link to={contactPath}>Kontakt und Anfahrt</Link>
        </p>
      )}
      <ServiceCards cards={cards} limit={limit} />
      {allTo && (
        <Link to={allTo} preventScrollReset className={`${button.plain} ${belowLarge}`}>
          Alle {cards.length} Leistungen zeigen
        </Link>
      )}
      {stations && <StationFinder finder={stations} />}
      <AreaAccordion areas={areas} />
      {booking.length > 0 && (
        <section className={panel} aria-label="Online-Termin">
          <ServiceBooking services={booking} />
        </section>
      )}
      {extra && (
        <Section title={extra.titel}>
          <p>{extra.text}</p>
        </Section>
      )}
    </div>
  );
}
