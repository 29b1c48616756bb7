// Preloaded into a node: at SIGUSR2 it prints the longest time since the last that its loop answered nobody.
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const statistics = `/proc/self/task/${process.pid}/schedstat`;

/** Milliseconds that the thread waited for a processor: others took it, not the loop. 0 where the system does not tell. */
function waited() {
  try {
    return Number(fs.readFileSync(statistics, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

if (isMainThread) {
  let longest = 0;
  let last = { at: performance.now(), waited: waited() };
  setInterval(() => {
    const now = { at: performance.now(), waited: waited() };
    longest = Math.max(longest, now.at - last.at - (now.waited - last.waited) - EVERY_MS);
    last = now;
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    process.stdout.write(`longest stall: ${longest.toFixed(0)} ms\n`);
    longest = 0;
  });
}
