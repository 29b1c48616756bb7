import { it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { playDay } from '../support/merchandise-day';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await liftReservationLimits(database);
const shop = await startShop({ DATABASE_URL: database.url });

it('a merchandise system that is killed again and again works every order off once', async () => {
  await playDay(database, shop, { articles: 60, orders: 8, deaths: [1, 3, 5] });
}, 600_000);
