import { it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { raceForSlots } from '../support/slot-race';

const database = await freshDatabase();

it('of twenty shoppers on two nodes one holds the last slot, a thousand times', async () => {
  await raceForSlots(database, 1_000, 'data');
}, 1_200_000);
