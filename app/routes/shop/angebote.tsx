import { data } from 'react-router';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { BelowFold } from '~/domain/catalog/components/article-card';
import { KindCards } from '~/domain/catalog/kinds/components/kind-cards';
import { OfferForm } from '~/domain/catalog/kinds/components/offer-form';
import { head } from '~/domain/catalog/kinds/components/offer-form.css';
import { kinds } from '~/domain/catalog/kinds/kinds.server';
import { chosenOffers, readOfferChoice } from '~/domain/catalog/kinds/offer-choice';
import { unreadNotice } from '~/domain/catalog/listing/unread-notice';
import { linksOfPage } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { offersPath, tyresPath } from '~/paths';
import { loadOffers, offeredArticles, offeredTitle } from '~/storefront/offers/load-offers.server';
import { OfferCards } from '~/storefront/offers/offer-cards';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, sectionTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/angebote';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Angebote', to: offersPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { vehicleCode } = audience;
  const assortment = await assortmentOf(audience, context);
  const [offers, { groups, hasReduced }] = await Promise.all([
    loadOffers(audience, context, linksOfPage(args.context)),
    offeredArticles(audience, context, assortment, vehicleCode),
  ]);
  const { title, city } = audience.location;
  const { unread, ...choice } = readOfferChoice(args.url.searchParams, groups);
  const page = {
    city,
    groups: chosenOffers(groups, choice),
    form: groups.length > 0 && {
      kinds: groups.map(({ kind }) => ({ value: kind, label: kinds[kind].list.words.plural })),
      chosen: {
        art: choice.kind ?? '',
        sortierung: choice.order,
        passend: choice.isForAny ? 'alle' : '',
      },
      hasVehicle: vehicleCode !== undefined,
    },
    notice: unread.length > 0 ? unreadNotice(unread, 'die Angebote') : undefined,
    shownTitle: offeredTitle(hasReduced, city),
    sellsTyres: assortment.kinds.includes('tyre'),
    hasNone: offers.length === 0 && !hasReduced,
    offers,
    seo: pageSeo(audience, offersPath, {
      title: `Angebote in ${city}`,
      description: `Aktuelle Angebote von ${title} in ${city}.`,
      isIndexed: (offers.length > 0 || hasReduced) && args.url.searchParams.size === 0,
    }),
  };
  return data(page, { status: unread.length > 0 ? 400 : 200 });
}

export default function Offers({
  loaderData: { city, offers, groups, form, notice, shownTitle, hasNone, sellsTyres },
}: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>Angebote in {city}</h1>
        {hasNone && <p className={lead}>Zurzeit haben wir keine besonderen Angebote.</p>}
      </div>
      <OfferCards offers={offers} />
      {notice && <Notice tone="warn">{notice}</Notice>}
      {form && (
        <section className={pageStack}>
          <div className={head}>
            <h2 className={sectionTitle}>{shownTitle}</h2>
            <OfferForm {...form} />
          </div>
          {groups.length === 0 && (
            <p>
              Dazu haben wir zurzeit kein Angebot.{' '}
              <Link to={`${offersPath}?passend=alle`}>Alle Angebote</Link>
            </p>
          )}
          {groups.map((group, index) => (
            <BelowFold key={group.kind} value={index > 0}>
              <KindCards group={group} />
            </BelowFold>
          ))}
        </section>
      )}
      {hasNone && sellsTyres && (
        <p>
          <Link to={tyresPath} className={button.plain}>
            Alle Reifen ansehen
          </Link>
        </p>
      )}
    </div>
  );
}
