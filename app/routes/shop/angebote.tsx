import { data } from 'react-router';
import type { Assortment } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import type { CardGroup } from '~/domain/catalog/kinds/card-group';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { KindCards } from '~/domain/catalog/kinds/components/kind-pages';
import { OfferForm } from '~/domain/catalog/kinds/components/offer-form';
import { kinds } from '~/domain/catalog/kinds/kinds.server';
import { chosenOffers, readOfferChoice } from '~/domain/catalog/kinds/offer-choice';
import { groupsWithVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { reducedArticles } from '~/domain/catalog/listing/reduced-articles.server';
import { featuredTyres } from '~/domain/catalog/tyres/find-tyres.server';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { findOffers } from '~/domain/content/offers.server';
import { entryPhotos } from '~/domain/pictures/entry-images.server';
import { entryKey } from '~/domain/pictures/entry-kinds';
import type { Tenant } from '~/domain/tenancy/tenant';
import { linkReader } from '~/http/link-reader';
import { requestAudience, requestScope } from '~/http/request-scope';
import { contactPath, offersPath, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { liveAddress } from '~/storefront/navigation/live-links.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { FramedPhoto } from '~/ui/components/framed-photo';
import { photoInPanel } from '~/ui/components/framed-photo.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle, panel, sectionTitle } from '~/ui/components/panel.css';
import { formatIsoDate } from '~/values/german-date';
import type { Route } from './+types/angebote';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Angebote', to: offersPath }) };

export const meta: Route.MetaFunction = seoMeta;

/** Links for a page without reduced articles. */
async function recommended(tenant: Tenant, context: Context, { kinds }: Assortment): Promise<CardGroup[]> {
  if (!kinds.includes('tyre')) return [];
  const cards = await featuredTyres(tenant, context, seasonOf(context.now()));
  return cards.length > 0 ? [{ kind: 'tyre', cards }] : [];
}

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const reader = linkReader(args.context);
  const { isNoaEmployee } = requestAudience(args.context);
  const assortment = await assortmentOf(tenant, context, isNoaEmployee);
  const [offers, reduced] = await Promise.all([
    findOffers(tenant, context),
    reducedArticles(tenant, context, assortment),
  ]);
  const photos = await entryPhotos(
    context,
    offers.map(({ id }) => entryKey('offer', id)),
  );
  const live = await Promise.all(offers.map(({ to }) => liveAddress(tenant, context, reader, to)));
  const { title, city } = tenant.location;
  const hasReduced = reduced.length > 0;
  const { vehicleCode } = requestAudience(args.context);
  const groups = await groupsWithVerdicts(
    context,
    vehicleCode,
    hasReduced ? await cardGroups(tenant, context, reduced) : await recommended(tenant, context, assortment),
  );
  const { unread, ...choice } = readOfferChoice(args.url.searchParams, groups);
  const shown = chosenOffers(groups, choice);
  const page = {
    city,
    groups: shown,
    form: groups.length > 0 && {
      kinds: groups.map(({ kind }) => ({ value: kind, label: kinds[kind].list.words.plural })),
      chosen: {
        art: choice.kind ?? '',
        sortierung: choice.order,
        passend: choice.isForAny ? 'alle' : '',
      },
      hasVehicle: vehicleCode !== undefined,
    },
    notice: unreadNotice(unread),
    shownTitle: hasReduced ? 'Jetzt reduziert' : `Empfohlen und vorrätig in ${city}`,
    sellsTyres: assortment.kinds.includes('tyre'),
    hasNone: offers.length === 0 && !hasReduced,
    offers: offers.map((offer, index) => ({
      ...offer,
      // Operators may store links to future or missing pages.
      to: live[index] ?? contactPath,
      until: formatIsoDate(offer.validUntil),
      photo: photos[entryKey('offer', offer.id)],
    })),
    seo: pageSeo(tenant, offersPath, {
      title: `Angebote in ${city}`,
      description: `Aktuelle Angebote von ${title} in ${city}.`,
      isIndexed: (offers.length > 0 || reduced.length > 0) && args.url.searchParams.size === 0,
    }),
  };
  return data(page, { status: unread.length > 0 ? 400 : 200 });
}

const MAX_QUOTED = 60;

function unreadNotice(unread: readonly string[]): string | undefined {
  const quoted = unread.map((text) => `„${text.replace(/\p{Cc}/gu, '').slice(0, MAX_QUOTED)}“`).join(', ');
  return quoted && `Die Angabe ${quoted} kennen wir nicht. Hier sehen Sie die Angebote ohne sie.`;
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
      {offers.length > 0 && (
        <div className={pageStack}>
          {offers.map((offer) => (
            <section key={offer.id} className={`${panel} ${pageStack}`}>
              {offer.photo && (
                <FramedPhoto
                  photo={offer.photo}
                  width={offer.photo.width}
                  height={offer.photo.height}
                  sizes="(min-width: 48rem) 40rem, 100vw"
                  className={photoInPanel}
                />
              )}
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
      {notice && <Notice tone="warn">{notice}</Notice>}
      {form && (
        <section className={pageStack}>
          <h2 className={sectionTitle}>{shownTitle}</h2>
          <OfferForm {...form} />
          {groups.length === 0 && (
            <p>
              Dazu haben wir zurzeit kein Angebot.{' '}
              <Link to={`${offersPath}?passend=alle`}>Alle Angebote</Link>
            </p>
          )}
          {groups.map((group) => (
            <KindCards key={group.kind} group={group} />
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
