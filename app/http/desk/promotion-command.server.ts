import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { isUnusual } from '~/domain/coupons/coupon-doubts';
import { noPageThere } from '~/domain/desk/messages';
import { couponQuestion, refusals } from '~/domain/desk/promotions/messages';
import {
  addDeskCoupon,
  addDeskOffer,
  endDeskCoupon,
  endDeskOffer,
  type PromotionDesk,
} from '~/domain/desk/promotions/promotions.server';
import { couponOf, couponSchema, offerOf, offerSchema } from '~/domain/desk/promotions/schemas';
import { mayDo, type PromotionCommand, promotionCommands } from '~/domain/desk/rights';
import type { Context } from '~/platform/context';
import type { Links } from '~/storefront/navigation/live-links.server';
import { linksOfPage } from '../link-reader.server';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { hiddenPage, refuseRight } from './refuse-right.server';
import { requireDesk } from './require-desk.server';

type RouterContext = Readonly<RouterContextProvider>;

/** @throws {Response} 404 for who does not lead the location */
export async function promotionDesk(routerContext: RouterContext) {
  const person = await requireDesk(routerContext);
  const { context, tenant, user, roles, isCentral } = person;
  if (!mayDo(roles, 'add-offer')) throw await hiddenPage(person, 'add-offer');
  const desk: PromotionDesk = { location: tenant.location, staff: user.email, isCentral };
  return { context, tenant, desk, person };
}

async function run(
  context: Context,
  desk: PromotionDesk,
  links: Links,
  form: DeskForm & { command: PromotionCommand },
) {
  const { values } = form;
  switch (form.command) {
    case 'add-offer': {
      const parsed = offerSchema.safeParse(values);
      if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
      const { ziel } = parsed.data;
      if (values.trotzdem !== 'on' && !(await links.leadsToPage(ziel)))
        return refused(form, noPageThere(ziel), 400);
      return addDeskOffer(context, desk, offerOf(parsed.data, desk.location.url));
    }
    case 'end-offer':
      return endDeskOffer(context, desk, values.nummer ?? '');
    case 'add-coupon': {
      const parsed = couponSchema.safeParse(values);
      if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
      const coupon = couponOf(parsed.data, values, desk.location.id);
      if (isUnusual(coupon) && values.trotzdem !== 'on')
        return refused(form, { field: 'trotzdem', text: couponQuestion(coupon) }, 400);
      return addDeskCoupon(context, desk, coupon);
    }
    case 'end-coupon':
      return endDeskCoupon(context, desk, values.nummer ?? '');
  }
}

/** @throws {Response} the redirect to the page, which says what was done */
export async function promotionByForm(routerContext: RouterContext, path: string, sent: FormData) {
  const { context, desk, person } = await promotionDesk(routerContext);
  const command = promotionCommands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  if (!command) return refuseRight(person, form, command);
  const result = await run(context, desk, linksOfPage(routerContext), { ...form, command });
  if (!('ok' in result)) return result;
  if (!result.ok) {
    const refusal = refusals[result.code];
    return refused(form, refusal, refusal.field ? 400 : 409);
  }
  throw redirect(`${path}?hinweis=${command}`, 303);
}
