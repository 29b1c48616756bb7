// Asks what needs a hand, once for each line.
import { needsHand } from '~/domain/orders/needs-hand.server';
import { context, runClock } from './clock-process';

const PAGE = 100;

await runClock(async (_, timed) => {
  const found = await timed(() => needsHand(context, { limit: PAGE }));
  if (found.length < PAGE) throw new Error(`only ${found.length} need a hand`);
});
