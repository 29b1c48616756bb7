import { expect } from 'vitest';

/** As `expect.poll`, for what the shop shows within a second of the answer that changed it. */
export const withinASecond = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 1_000, interval: 50 });
