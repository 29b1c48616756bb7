// Preloaded into a node: at SIGUSR2 it prints the longest time since the last that its loop answered nobody, and what was
// under way in each long one. LOOP_PROFILE=1 adds the functions that ran meanwhile; starting a profile stalls the loop, too.
import diagnostics from 'node:diagnostics_channel';
import fs from 'node:fs';
import { Session } from 'node:inspector';
import { PerformanceObserver } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const EVERY_MS = 5;
const TOLD_FROM_MS = 60;
const MAX_TOLD = 40;
const SAMPLE_US = 1_000;
const statistics = `/proc/self/task/${process.pid}/schedstat`;

function numberIn(file, at) {
  try {
    return Number(fs.readFileSync(file, 'latin1').split(/\s+/)[at]);
  } catch {
    return 0;
  }
}

/** Milliseconds that the thread waited for a processor: others took it, not the loop. 0 where the system does not tell. */
const waited = () => numberIn(statistics, 1) / 1e6;

/** Milliseconds that the machine below took from all processors; the system counts hundredths of a second. */
const stolen = () => numberIn('/proc/stat', 8) * 10;

const underWay = new Map();
const ended = [];
const collections = [];

function watchRequests() {
  diagnostics.subscribe('http.server.request.start', ({ request, response }) => {
    const own = { label: `${request.method} ${request.url.slice(0, 160)}`, from: performance.now() };
    underWay.set(response, own);
    response.once('close', () => {
      underWay.delete(response);
      ended.push({ ...own, to: performance.now() });
      if (ended.length > 50) ended.shift();
    });
  });
  new PerformanceObserver((list) => {
    collections.push(...list.getEntries().map(({ startTime, duration }) => ({ from: startTime, duration })));
    collections.splice(0, collections.length - 500);
  }).observe({ entryTypes: ['gc'] });
}

function openProfiler() {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  session.post('Profiler.start');
  return session;
}

/** The deepest functions of a stretch of time, with a part of their callers. */
function stacksBetween(profile, from, to) {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const callers = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])),
  );
  const counts = new Map();
  let at = profile.startTime;
  profile.samples.forEach((id, index) => {
    at += profile.timeDeltas[index];
    if (at < from || at > to) return;
    const names = [];
    for (let node = nodes.get(id); node && names.length < 14; node = callers.get(node.id)) {
      const { functionName, url, lineNumber } = node.callFrame;
      names.push(`${functionName || '?'}@${url.split('/').at(-1)}:${lineNumber + 1}`);
    }
    const stack = names.join(' < ');
    counts.set(stack, (counts.get(stack) ?? 0) + 1);
  });
  return [...counts].sort(([, a], [, b]) => b - a).slice(0, 5);
}

if (isMainThread) {
  const state = () => ({
    at: performance.now(),
    us: Number(process.hrtime.bigint() / 1_000n),
    waited: waited(),
    stolen: stolen(),
  });
  let longest = 0;
  let told = [];
  let last = state();
  const profiler = process.env.LOOP_PROFILE ? openProfiler() : undefined;
  watchRequests();
  const tell = (before, now, stall) => {
    if (told.length >= MAX_TOLD) {
      told.sort((one, other) => other.stall - one.stall);
      if ((told.at(-1)?.stall ?? 0) >= stall) return;
      told.pop();
    }
    const overlaps = ended.filter(({ from, to }) => to >= before.at && from <= now.at);
    const labels = [...overlaps, ...underWay.values()].map(
      ({ label, from, to }) =>
        `${label} (began ${(before.at - from).toFixed(0)} ms before${to ? '' : ', goes on'})`,
    );
    const one = { stall, before, now, labels, stacks: [] };
    told.push(one);
    profiler?.post('Profiler.stop', (_error, { profile } = {}) => {
      if (profile) one.stacks = stacksBetween(profile, before.us, now.us);
    });
    profiler?.post('Profiler.start');
  };
  setInterval(() => {
    const now = state();
    const stall = now.at - last.at - (now.waited - last.waited) - EVERY_MS;
    longest = Math.max(longest, stall);
    if (stall > TOLD_FROM_MS) {
      tell(last, now, stall);
      last = state();
    } else last = now;
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    for (const { stall, before, now, labels, stacks } of told) {
      const gc = collections
        .filter(({ from }) => from >= before.at - 1 && from <= now.at)
        .reduce((sum, { duration }) => sum + duration, 0);
      process.stdout.write(
        `stall of ${stall.toFixed(0)} ms (garbage ${gc.toFixed(0)} ms, waited ${(now.waited - before.waited).toFixed(0)} ms, stolen ${now.stolen - before.stolen} ms): ${labels.join(' | ')}\n`,
      );
      for (const [stack, count] of stacks) process.stdout.write(`stall stack ${count}: ${stack}\n`);
    }
    process.stdout.write(`longest stall: ${longest.toFixed(0)} ms\n`);
    longest = 0;
    told = [];
  });
}
