import { expect, it } from 'vitest';
import { isStaffSessionOver } from './staff-session';

const now = new Date('2026-11-30T12:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  [0, 0, false],
  [12 * 60, 0, false],
  [12 * 60 + 1, 0, true],
  [60, 30, false],
  [60, 31, true],
  [13 * 60, 31, true],
  // The clock was set back.
  [-60, -60, false],
])('signed in %i minutes ago and seen %i minutes ago: over is %s', (signedIn, seen, isOver) => {
  const session = { createdAt: before(signedIn), lastSeenAt: before(seen) };
  expect(isStaffSessionOver(session, { hours: 12, idleMinutes: 30 }, now)).toBe(isOver);
});
