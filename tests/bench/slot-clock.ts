// Finds free slots, once for each line.
import { findSlots } from '~/domain/workshop/appointments/find-slots.server';
import { context, runClock, someAudience } from './clock-process';

const { location } = await someAudience();

await runClock(async (_, timed) => {
  const days = await timed(() => findSlots(location, context, { minutes: 30, needs: { abilities: [] } }));
  if (days.length === 0) throw new Error('no slots');
});
