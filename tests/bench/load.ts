import autocannon from 'autocannon';

/** What a round of load came to. */
export interface Round {
  requestsPerSecond: number;
  p95: number;
  errors: number;
}

/** Loads one address with 32 connections for some seconds. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Round> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections: 32, duration: seconds, headers }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  times.sort((a, b) => a - b);
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
    errors: result.errors + result.non2xx + result.timeouts,
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Milliseconds of several runs of `work`, one after the other. */
export async function timed(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}
