// Preloaded into a node: at SIGUSR2 it prints the longest time since the last that its loop answered nobody.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  process.on('SIGUSR2', () => {
    process.stdout.write(`longest stall: ${(delay.max / 1e6).toFixed(0)} ms\n`);
    delay.reset();
  });
}
