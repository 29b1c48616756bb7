import autocannon from 'autocannon';

export interface Round {
  requestsPerSecond: number;
  p95: number;
  errors: number;
}

/** 32 connections to one address. */
export async function load(url: string, headers: Record<string, string>, seconds: number): Promise<Round> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon({ url, connections: 32, duration: seconds, headers }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  return {
    requestsPerSecond: result.requests.total / result.duration,
    p95: p95(times),
    errors: result.errors + result.non2xx + result.timeouts,
  };
}

/** The median; throws if a request failed. */
export function summary(rounds: Round[]): Omit<Round, 'errors'> {
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  if (errors > 0) throw new Error(`${errors} answers failed`);
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p95: median(rounds.map((round) => round.p95)),
  };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** 95th percentile. */
export function p95(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

export async function timed(runs: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

/** Measures in turns, so that other load on the machine affects all alike. */
export async function inTurns<One, Figure>(
  all: One[],
  rounds: number,
  measure: (one: One, round: number) => Promise<Figure>,
): Promise<Figure[][]> {
  const figures: Figure[][] = all.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of all.entries()) figures[index]?.push(await measure(one, round));
  }
  return figures;
}
