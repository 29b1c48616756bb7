import { OffersPage } from '~/domain/desk/components/promotions/offers-page';
import { doneMessages } from '~/domain/desk/promotions/messages';
import { EFFECT_DAYS, offerEffects, reducedSales } from '~/domain/desk/promotions/offer-effects.server';
import { deskOffer, deskOffers } from '~/domain/desk/promotions/promotions.server';
import { listQuery, pageOf, readNumberedCursor, typedIn } from '~/http/desk/list-filters';
import { promotionByForm, promotionDesk } from '~/http/desk/promotion-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskOffersPath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.angebote';

/** Each offer looks up the articles behind its link. */
const PAGE_SIZE = 20;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, tenant, desk } = await promotionDesk(routerContext);
  const { vorlage } = typedIn(url, ['vorlage']);
  const cursor = readNumberedCursor(url);
  const page = { after: cursor && { position: cursor.id, id: cursor.text }, limit: PAGE_SIZE };
  const { rows: offers, last } = pageOf(await deskOffers(context, desk, page), PAGE_SIZE);
  const effects = await offerEffects(tenant, context, offers);
  return {
    offers: offers.map((offer) => ({ ...offer, effect: effects.get(offer.id) })),
    next: last && listQuery({}, `${last.position} ${last.id}`),
    reduced: await reducedSales(tenant, context),
    days: EFFECT_DAYS,
    template: vorlage ? await deskOffer(context, desk, vorlage) : undefined,
    today: germanDate(context.now()),
    notice: noticeOf(url, doneMessages),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return promotionByForm(context, deskOffersPath, await readForm(request));
}

export default function DeskOffers({ loaderData }: Route.ComponentProps) {
  return <OffersPage {...loaderData} />;
}
