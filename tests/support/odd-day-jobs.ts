import { cleanUp } from '~/commands/clean-up.server';
import { returnCart } from '~/domain/cart/return-cart.server';
import { releaseLapsed } from '~/domain/catalog/inventory/release.server';
import { switchPrices } from '~/domain/catalog/pricing/project-prices.server';
import { publishChanges } from '~/domain/desk/location/planned-changes.server';
import { appointmentGoods } from '~/domain/orders/appointment-goods.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { remindOrders } from '~/domain/orders/remind-orders.server';
import { hostOf, locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { basenameOf } from '~/domain/tenancy/tenant';
import { delayGoodsOnTheWay } from '~/domain/workshop/appointments/delay-goods.server';
import { remindAppointments } from '~/domain/workshop/appointments/remind-appointments.server';
import { remindWheelChanges } from '~/domain/workshop/storage/remind-change.server';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { createLog } from '~/platform/log.server';
import type { FreshDatabase } from './fresh-database';

const PATIENCE_MS = 20_000;

/** What jobs of the timetable told or threw. All that they write is undone. */
export async function jobFaults({ context }: Pick<FreshDatabase, 'context'>): Promise<string[]> {
  const network = await loadNetwork(context.db, context.log, locationSettings);
  const shopOf = (id: string) => {
    const location = locationById(network, id);
    const host = location && hostOf(network, location);
    return host && { location, origin: 'http://localhost', basename: basenameOf(host, location) };
  };
  const jobs: Readonly<Record<string, (own: Context) => Promise<unknown>>> = {
    'clean-up': (own) => cleanUp(own, { auditDays: 180, staffSession: { hours: 12, idleMinutes: 30 } }),
    'switch-prices': switchPrices,
    'publish-changes': publishChanges,
    'end-holds': (own) => endHolds(own, returnCart),
    'release-lapsed': releaseLapsed,
    'remind-orders': remindOrders,
    'delay-goods': (own) => delayGoodsOnTheWay(own, shopOf, appointmentGoods),
    'remind-appointments': (own) => remindAppointments(own, shopOf, appointmentGoods),
    'remind-wheel-changes': (own) => remindWheelChanges(own, shopOf),
  };
  const faults: string[] = [];
  for (const [name, job] of Object.entries(jobs)) {
    const log = createLog('error', { write: (line) => void faults.push(`${name} told ${line}`) });
    const begin = performance.now();
    await inTransaction({ ...context, log }, async (tx) => {
      await job({ ...tx, log });
      return { ok: false };
    }).catch((error: Error) => faults.push(`${name}: ${error.message} ${String(error.cause ?? '')}`));
    if (performance.now() - begin > PATIENCE_MS) faults.push(`${name} took too long`);
  }
  return faults;
}
