import { seasonOf } from '~/domain/catalog/tyres/season';
import { seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import { findOffers } from '~/domain/content/offers.server';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import { requestScope } from '~/http/request-scope';
import { cartPath, offersPath, promotionsPath, seasonPaths } from '~/paths';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/home_.aktionen';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Aktionen', to: promotionsPath }) };

export const meta: Route.MetaFunction = seoMeta;

/** Current promotions of a location: the tyres of the season, its coupon, its offers. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  if (!tenant.location.theme.body.enablePromotionLandingpages) throw new Response('', { status: 404 });
  const [offers, coupon] = await Promise.all([
    findOffers(tenant, context),
    advertisedCoupon(tenant, context),
  ]);
  const { title, city } = tenant.location;
  const season = seasonOf(context.now());
  return {
    city,
    season: { name: seasonNames[season], to: seasonPaths[season] },
    coupon,
    offers: offers.map((offer) => ({ id: offer.id, title: offer.title })),
    seo: pageSeo(tenant, promotionsPath, {
      title: `Aktionen in ${city}`,
      description: `Empfehlungen von ${title} in ${city}: Reifen der Saison, Gutscheine und Angebote.`,
      isIndexed: true,
    }),
  };
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { city, season, coupon, offers } = loaderData;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Aktionen in {city}</h1>
      <section className={`${panel} ${pageStack}`}>
        <h2 className={sectionTitle}>Jetzt an {season.name} denken</h2>
        <p>Größe wählen, Bestand und Preis in {city} sehen, unverbindlich reservieren.</p>
        <p>
          <Link to={season.to} className={button.accent}>
            {season.name} ansehen
          </Link>
        </p>
      </section>
      {coupon && (
        <section className={`${panel} ${pageStack}`}>
          <h2 className={sectionTitle}>{coupon.title}</h2>
          {coupon.description && <p>{coupon.description}</p>}
          <p>
            Mit dem Code <strong>{coupon.code}</strong> im <Link to={cartPath}>Warenkorb</Link>.
          </p>
          {coupon.conditions.length > 0 && <p className={lead}>{coupon.conditions.join(', ')}</p>}
        </section>
      )}
      {offers.length > 0 && (
        <section className={`${panel} ${pageStack}`}>
          <h2 className={sectionTitle}>Angebote</h2>
          <ul>
            {offers.map((offer) => (
              <li key={offer.id}>{offer.title}</li>
            ))}
          </ul>
          <p>
            <Link to={offersPath} className={button.accent}>
              Angebote ansehen
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
