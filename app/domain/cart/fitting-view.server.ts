import { joinPath } from '~/domain/tenancy/page-path';
import { type Audience, basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import { canFitAt, locationsThatFit } from '~/domain/workshop/appointments/fitting-places.server';
import { cartPath } from '~/paths';
import type { Context } from '~/platform/context';
import { lineNotices } from './cart';
import type { Cart } from './cart.server';
import type { FittingView } from './fitting-view';
import { type PricedSet, pricedSets } from './sets-in-cart.server';

const MAX_OTHER_LOCATIONS = 3;

const placeView = ({ host }: Tenant, location: Tenant['location']) => ({
  name: `${location.title}, ${location.city}`,
  address: joinPath(basenameOf(host, location), cartPath),
});

async function viewOf(
  tenant: Tenant,
  context: Context,
  { goods, set, work, price, toFit, hasVehicle }: PricedSet<Cart['lines'][number]>,
): Promise<FittingView> {
  const { offered, location, host } = tenant;
  const common = { lineId: goods.id, quantity: set.quantity, isProduct: set.kind === 'product' };
  if (work.length > 0)
    return {
      ...common,
      state: 'in-cart',
      work: work.map(({ article, id, ...line }) => ({
        id,
        title: article.title,
        cents: article.price.cents,
        notices: lineNotices({ ...line, article }),
      })),
      totalCents: work.reduce((sum, { article, quantity }) => sum + article.price.cents * quantity, 0),
      isDepositWaived: goods.waivedDepositCents !== undefined,
    };
  if (price && (await canFitAt(location, context, [toFit])))
    return {
      ...common,
      state: 'offered',
      work: price.services.map(({ article }) => ({ title: article.title, cents: article.price.cents })),
      totalCents: price.totalCents,
      disposalCents: price.disposal?.totalCents,
      asksVehicle: set.kind === 'tyre' && !hasVehicle,
      depositCents: (goods.article.depositCents ?? 0) * set.quantity,
    };
  const others = host.isShopSystem ? offered.filter(({ id }) => id !== location.id) : [];
  const places = await locationsThatFit(others, context, [toFit]);
  return {
    ...common,
    state: 'elsewhere',
    places: places.slice(0, MAX_OTHER_LOCATIONS).map((one) => placeView(tenant, one)),
  };
}

export async function fittingViews(
  audience: Audience,
  context: Context,
  cart: Cart,
): Promise<Record<string, FittingView>> {
  const sets = await pricedSets(audience, context, cart.lines);
  const views = await Promise.all(sets.map((one) => viewOf(audience, context, one)));
  return Object.fromEntries(views.map((view) => [view.lineId, view]));
}
