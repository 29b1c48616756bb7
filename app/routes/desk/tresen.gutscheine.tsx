import { CouponsPage } from '~/domain/desk/components/promotions/coupons-page';
import { doneMessages } from '~/domain/desk/promotions/messages';
import { deskCoupons } from '~/domain/desk/promotions/promotions.server';
import { promotionByForm, promotionDesk } from '~/http/desk/promotion-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskCouponsPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.gutscheine';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, desk } = await promotionDesk(routerContext);
  const coupons = await deskCoupons(context, desk);
  return {
    coupons,
    template: coupons.find(({ code }) => code === url.searchParams.get('vorlage')),
    notice: noticeOf(url, doneMessages),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return promotionByForm(context, deskCouponsPath, await readForm(request));
}

export default function DeskCoupons({ loaderData }: Route.ComponentProps) {
  return <CouponsPage {...loaderData} />;
}
