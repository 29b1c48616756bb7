import type { Visitor } from '~/domain/accounts/visitor';
import { isAllHere } from '~/domain/cart/cart';
import { setsInCart } from '~/domain/cart/sets-in-cart.server';
import { type LineVehicle, vehicleOf } from '~/domain/catalog/articles/line-options';
import { isTransfer } from '~/domain/payments/methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findSlots } from '~/domain/workshop/appointments/find-slots.server';
import { fittingSearch } from '~/domain/workshop/appointments/fitting-terms';
import { type HoldSlotResult, holdSlot } from '~/domain/workshop/appointments/hold-slot.server';
import type { DaySlots } from '~/domain/workshop/appointments/slots';
import { serviceAt } from '~/domain/workshop/services.server';
import { workshopSettings } from '~/domain/workshop/settings';
import type { Context } from '~/platform/context';
import { type Checkout, saveCheckout } from './checkout.server';
import { workFrom, workFromTransfer } from './time-to-fit';

type Line = Parameters<typeof setsInCart>[1][number] & { article: { price: { cents: number } } };

/** Undefined: nothing is put on, or not here any more. */
export async function workOf(
  tenant: Tenant,
  context: Context,
  { vehicleCode }: Pick<Visitor, 'vehicleCode'>,
  lines: readonly Line[],
) {
  const sets = (await setsInCart(context, lines, vehicleCode)).filter(({ work }) => work.length > 0);
  const rules = workshopSettings.of(tenant.location).appointments;
  const search = fittingSearch(
    rules,
    sets.map(({ toFit }) => toFit),
  );
  if (!rules || !search) return undefined;
  const { serviceUrl, ...rest } = search;
  const service = await serviceAt(tenant, context, serviceUrl);
  const work = sets.flatMap((one) => one.work);
  const vehicle: LineVehicle | undefined = sets
    .map(({ goods }) => vehicleOf(goods.options))
    .find((one) => one !== undefined);
  return {
    service: { url: serviceUrl, title: service?.title ?? 'Montage' },
    search: rest,
    sort: rules.sort,
    vehicle,
    totalCents: work.reduce((sum, { article, quantity }) => sum + article.price.cents * quantity, 0),
  };
}

/** The payment of a draft stays when it becomes a reservation. */
export const isPaidByTransfer = (draft: Checkout['draft']): boolean =>
  draft?.orderType === 'kauf' && !draft.isFree && isTransfer(draft.payment);

async function wishOf(tenant: Tenant, context: Context, visitor: Visitor, { cart, draft }: Checkout) {
  const work = await workOf(tenant, context, visitor, cart.lines);
  if (!work) return undefined;
  const firstWork = isPaidByTransfer(draft) ? workFromTransfer : workFrom;
  const notBefore = firstWork(tenant.location, context.now(), isAllHere(cart.lines));
  return { service: work.service, search: { ...work.search, notBefore } };
}

/** A slot that is held already counts as free; each lasts so many minutes. */
export async function fittingSlots(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  checkout: Checkout,
): Promise<{ days: DaySlots[]; minutes: number }> {
  const wish = await wishOf(tenant, context, visitor, checkout);
  if (!wish) return { days: [], minutes: 0 };
  const except = checkout.draft?.appointmentId ?? undefined;
  const days = await findSlots(tenant.location, context, { ...wish.search, except });
  return { days, minutes: wish.search.minutes };
}

export async function chooseFittingSlot(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  checkout: Checkout,
  unit: number,
): Promise<HoldSlotResult> {
  const wish = await wishOf(tenant, context, visitor, checkout);
  if (!wish) return { ok: false, code: 'slot-taken' };
  const held = checkout.draft?.appointmentId ?? undefined;
  const result = await holdSlot(tenant.location, context, visitor, { ...wish, held, unit });
  if (result.ok) await saveCheckout(context, checkout, { appointmentId: result.id });
  return result;
}
