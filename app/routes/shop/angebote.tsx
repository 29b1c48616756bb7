import { Link } from 'react-router';
import { upright } from '~/domain/catalog/components/article-card.css';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { KindCards } from '~/domain/catalog/kinds/components/kind-pages';
import { reducedArticles } from '~/domain/catalog/listing/reduced-articles.server';
import { TyreCards } from '~/domain/catalog/tyres/components/tyre-cards';
import { featuredTyres } from '~/domain/catalog/tyres/find-tyres.server';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { findOffers } from '~/domain/content/offers.server';
import { linkReader } from '~/http/link-reader';
import { requestScope } from '~/http/request-scope';
import { contactPath, offersPath, tyresPath } from '~/paths';
import { liveAddress } from '~/storefront/navigation/live-links.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { lead, pageTitle, panel, panelColumns, sectionTitle, stack } from '~/ui/components/panel.css';
import { formatIsoDate } from '~/values/german-date';
import type { Route } from './+types/angebote';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Angebote', to: offersPath }) };

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const reader = linkReader(args.context);
  const [offers, reduced] = await Promise.all([
    findOffers(tenant, context),
    reducedArticles(tenant, context),
  ]);
  const live = await Promise.all(offers.map(({ to }) => liveAddress(tenant, context, reader, to)));
  const { title, city } = tenant.location;
  return {
    city,
    groups: await cardGroups(tenant, context, reduced),
    featured: reduced.length > 0 ? [] : await featuredTyres(tenant, context, seasonOf(context.now())),
    offers: offers.map((offer, index) => ({
      ...offer,
      // Stored by operators: it may run ahead of the shop, or be no page of the location at all.
      to: live[index] ?? contactPath,
      until: formatIsoDate(offer.validUntil),
    })),
    seo: pageSeo(tenant, offersPath, {
      title: `Angebote in ${city}`,
      description: `Was ${title} in ${city} zurzeit anbietet.`,
      isIndexed: offers.length > 0 || reduced.length > 0,
    }),
  };
}

export default function Offers({ loaderData: { city, offers, groups, featured } }: Route.ComponentProps) {
  const hasNone = offers.length === 0 && groups.length === 0;
  return (
    <div className={stack}>
      <div>
        <h1 className={pageTitle}>Angebote in {city}</h1>
        {hasNone && <p className={lead}>Zurzeit haben wir keine besonderen Angebote.</p>}
      </div>
      {offers.length > 0 && (
        <div className={panelColumns}>
          {offers.map((offer) => (
            <section key={offer.id} className={`${panel} ${stack}`}>
              <div>
                <h2 className={sectionTitle}>{offer.title}</h2>
                <p>{offer.text}</p>
                <p className={lead}>Gilt bis {offer.until}.</p>
              </div>
              <p>
                <Link to={offer.to} className={button.plain}>
                  Ansehen
                </Link>
              </p>
            </section>
          ))}
        </div>
      )}
      {groups.length > 0 && (
        <section className={stack}>
          <h2 className={sectionTitle}>Jetzt reduziert</h2>
          {groups.map((group) => (
            <KindCards key={group.kind} group={group} />
          ))}
        </section>
      )}
      {featured.length > 0 && (
        <section className={stack}>
          <h2 className={sectionTitle}>Empfohlen und vorrätig in {city}</h2>
          <div className={upright}>
            <TyreCards tyres={featured} />
          </div>
        </section>
      )}
      {hasNone && (
        <p>
          <Link to={tyresPath} className={button.plain}>
            Alle Reifen ansehen
          </Link>
        </p>
      )}
    </div>
  );
}
