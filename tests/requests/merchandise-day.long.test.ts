import { it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { playDay } from '../support/merchandise-day';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
await liftReservationLimits(database);
const shop = await startShop({ DATABASE_URL: database.url });

it('a merchandise system that is killed again and again works every order off once', async () => {
  await playDay(database, shop, { articles: 1_000, orders: 50, deaths: [5, 15, 25, 35, 45] });
}, 600_000);
