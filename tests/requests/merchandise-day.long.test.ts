import { it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { playDay } from '../support/merchandise-day';
import { liftReservationLimits } from '../support/reservation-settings';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });

it('a merchandise system that is killed again and again works every order off once', async () => {
  await playDay(database, shop, { articles: 1_000, orders: 50, deaths: [5, 15, 25, 35, 45] });
}, 600_000);
