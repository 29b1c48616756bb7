import { OffersPage } from '~/domain/desk/components/promotions/offers-page';
import { doneMessages } from '~/domain/desk/promotions/messages';
import { EFFECT_DAYS, offerEffects, reducedSales } from '~/domain/desk/promotions/offer-effects.server';
import { deskOffers } from '~/domain/desk/promotions/promotions.server';
import { promotionByForm, promotionDesk } from '~/http/desk/promotion-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskOffersPath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.angebote';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, tenant, desk } = await promotionDesk(routerContext);
  const offers = await deskOffers(context, desk);
  const effects = await offerEffects(tenant, context, offers);
  return {
    offers: offers.map((offer) => ({ ...offer, effect: effects.get(offer.id) })),
    reduced: await reducedSales(tenant, context),
    days: EFFECT_DAYS,
    template: offers.find(({ id }) => id === url.searchParams.get('vorlage')),
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
