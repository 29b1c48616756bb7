import { redirect } from 'react-router';
import { setDismissed } from '~/domain/accounts/session.server';
import { advertisedCoupon } from '~/domain/coupons/advertised-coupon.server';
import { readForm } from '~/http/read-form.server';
import { applySession, requestScope } from '~/http/request-scope';
import { homePath } from '~/paths';
import { couponPart, TECAR_TILE } from '~/storefront/blocks/dismissible';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/ausblenden';

export function loader() {
  throw redirect(homePath);
}

/** Stores whether a part of the page is closed, and returns to the page. */
export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const form = await readForm(args.request);
  const value = (name: string) => String(form.get(name) ?? '');
  const part = value('teil');
  const coupon = await advertisedCoupon(tenant.location, context);
  if (part === TECAR_TILE || (coupon && part === couponPart(coupon.code))) {
    const dismissed = { name: part, isDismissed: value('zustand') === 'zu' };
    applySession(args.context, await setDismissed(tenant, context, visitor, dismissed));
  }
  throw redirect(localPath(value('zurueck'), homePath), 303);
}
