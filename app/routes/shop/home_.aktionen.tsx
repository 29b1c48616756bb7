import { assortmentOf } from '~/domain/catalog/assortment.server';
import { BelowFold } from '~/domain/catalog/components/article-card';
import { upright } from '~/domain/catalog/components/upright-cards.css';
import { KindCards } from '~/domain/catalog/kinds/components/kind-cards';
import { seasonToShow } from '~/domain/catalog/tyres/season';
import { seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import { linksOfPage } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { cartPath, offersPath, promotionsPath, seasonPaths } from '~/paths';
import { loadOffers, offeredArticles, offeredTitle } from '~/storefront/offers/load-offers.server';
import { OfferCards } from '~/storefront/offers/offer-cards';
import * as styles from '~/storefront/offers/promotions.css';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { Spot } from '~/ui/components/spot';
import type { Route } from './+types/home_.aktionen';

/** Articles of each kind in their row. */
const IN_A_ROW = 4;

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Aktionen', to: promotionsPath }) };

/** Current promotions of a location: the tyres of the season, its coupon, its offers. */
export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  if (!audience.location.theme.body.enablePromotionLandingpages) throw new Response('', { status: 404 });
  const { vehicleCode } = audience;
  const assortment = await assortmentOf(audience, context);
  const [offers, coupon, { groups, hasReduced }] = await Promise.all([
    loadOffers(audience, context, linksOfPage(args.context)),
    advertisedCoupon(audience.location, context),
    offeredArticles(audience, context, assortment, vehicleCode),
  ]);
  const { title, city } = audience.location;
  const season = assortment.kinds.includes('tyre')
    ? seasonToShow(context.now(), assortment.hiddenSeasons)
    : undefined;
  return {
    city,
    season: season && {
      name: seasonNames[season],
      to: seasonPaths[season],
      isWinter: season === 'winter',
    },
    coupon,
    offers,
    groups: groups.map((group) => ({ ...group, cards: group.cards.slice(0, IN_A_ROW) }) as typeof group),
    shownTitle: offeredTitle(hasReduced, city),
    seo: pageSeo(audience, promotionsPath, {
      title: `Aktionen in ${city}`,
      description: `Empfehlungen von ${title} in ${city}: Reifen der Saison, Gutscheine und Angebote.`,
      isIndexed: true,
    }),
  };
}

export default function Promotions({ loaderData }: Route.ComponentProps) {
  const { city, season, coupon, offers, groups, shownTitle } = loaderData;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Aktionen in {city}</h1>
      <div className={styles.top}>
        {season && (
          <section className={styles.season}>
            <div className={styles.words}>
              <h2 className={styles.title}>Jetzt an {season.name} denken</h2>
              <p>Größe wählen, Bestand und Preis in {city} sehen, unverbindlich reservieren.</p>
              <Link to={season.to} className={button.accent}>
                {season.name} ansehen
              </Link>
            </div>
            <Spot name={season.isWinter ? 'winter' : 'tyre'} width={192} />
          </section>
        )}
        {coupon && (
          <section className={styles.coupon}>
            <div className={styles.words}>
              <h2 className={styles.title}>{coupon.title}</h2>
              {coupon.description && <p>{coupon.description}</p>}
              <p>
                Mit dem Code <strong className={styles.code}>{coupon.code}</strong> im{' '}
                <Link to={cartPath}>Warenkorb</Link>.
              </p>
              {coupon.conditions.length > 0 && <p className={lead}>{coupon.conditions.join(', ')}</p>}
            </div>
          </section>
        )}
      </div>
      <OfferCards offers={offers} />
      {groups.length > 0 && (
        <Section title={shownTitle} className={pageStack}>
          {groups.map((group) => (
            <div key={group.kind} className={upright}>
              <BelowFold value={true}>
                <KindCards group={group} />
              </BelowFold>
            </div>
          ))}
        </Section>
      )}
      <p>
        <Link to={offersPath} className={button.plain}>
          Alle Angebote ansehen
        </Link>
      </p>
    </div>
  );
}
