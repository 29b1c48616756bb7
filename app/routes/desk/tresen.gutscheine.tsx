import { couponKey } from '~/domain/coupons/coupon';
import { couponTakenAt } from '~/domain/coupons/edit-coupons.server';
import { CouponsPage } from '~/domain/desk/components/promotions/coupons-page';
import { doneMessages } from '~/domain/desk/promotions/messages';
import { deskCoupons } from '~/domain/desk/promotions/promotions.server';
import { listQuery, pageOf, typedIn } from '~/http/desk/list-filters';
import { promotionByForm, promotionDesk } from '~/http/desk/promotion-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskCouponsPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.gutscheine';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, desk } = await promotionDesk(routerContext);
  const { suche, nach, vorlage } = typedIn(url, ['suche', 'nach', 'vorlage']);
  const page = { start: couponKey(suche), after: nach || undefined, limit: PAGE_SIZE };
  const { rows: coupons, last } = pageOf(await deskCoupons(context, desk, page), PAGE_SIZE);
  return {
    coupons,
    search: suche,
    next: last && listQuery({ suche }, last.code),
    template: vorlage ? await couponTakenAt(context, desk.location.id, vorlage) : undefined,
    notice: noticeOf(url, doneMessages),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return promotionByForm(context, deskCouponsPath, await readForm(request));
}

export default function DeskCoupons({ loaderData }: Route.ComponentProps) {
  return <CouponsPage {...loaderData} />;
}
