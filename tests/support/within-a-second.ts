import { expect } from 'vitest';

/** As `expect.poll`, for what the shop shows within a second of the answer that changed it; a slow machine gets three. */
export const withinASecond = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 3_000, interval: 50 });
