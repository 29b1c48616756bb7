import { it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { playDay } from '../support/merchandise-day';
import { liftReservationLimits } from '../support/reservation-settings';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });

it('a merchandise system that is killed again and again works every order off once', async () => {
  await playDay(database, shop, { articles: 60, orders: 8, deaths: [1, 3, 5] });
}, 600_000);
