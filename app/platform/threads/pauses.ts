import { setImmediate } from 'node:timers/promises';

/** Milliseconds that one request may keep the others waiting. */
const AT_A_TIME = 15;

/** @returns a function to await between the steps of long work, each of a few milliseconds: it lets others go first when that has lasted */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < AT_A_TIME) return;
    await setImmediate();
    since = performance.now();
  };
}
