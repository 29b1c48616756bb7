import { expect, it } from 'vitest';
import { z } from 'zod';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import { longestTurn, processorMs } from '../../../tests/support/processor-time';
import { checkLines, LineProblems } from './check-lines';

const { codec } = tyreFile;

async function resultsOf(lines: readonly unknown[]) {
  const problems = new LineProblems();
  await checkLines(lines.entries(), codec, problems);
  return problems.results(lines.length, 'right');
}

const withFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`feld${index}`, '']));

it('a line of very many fields is refused in a moment', async () => {
  const line = withFields(20_000);
  let results: Awaited<ReturnType<typeof resultsOf>> = [];
  expect(
    await processorMs(async () => {
      results = await resultsOf([line, line, line, line]);
    }),
  ).toBeLessThan(500);
  expect(results.map(({ problems }) => problems)).toEqual(
    Array.from({ length: 4 }, () => [{ field: '', message: 'hat mehr als 500 Felder' }]),
  );
});

it('problems of one line are counted in linear time, and some of them listed', async () => {
  const problems = new LineProblems();
  const work = () => {
    for (let index = 0; index < 30_000; index += 1) problems.reject('Eintrag 1', `f${index}`, 'fehlt');
  };
  expect(await processorMs(work)).toBeLessThan(500);
  const [result] = problems.results(1, 'right');
  expect(result?.problems).toHaveLength(21);
  expect(result?.problems.at(-1)).toEqual({ field: '', message: '29980 weitere Fehler' });
});

it('thousands of wrong lines get a short answer that names a problem of each', async () => {
  const results = await resultsOf(Array.from({ length: 10_000 }, () => ({})));
  expect(results.every(({ state, problems }) => state === 'refused' && problems[0]?.field)).toBe(true);
  expect(JSON.stringify(results).length).toBeLessThan(2_000_000);
  expect(results.at(-1)?.problems[1]?.message).toMatch(/^\d+ weitere Fehler$/);
});

it('names and values of any length and kind stay out of the answer', async () => {
  const problems = new LineProblems();
  problems.reject('Eintrag 1', 'a\nb', 'x'.repeat(100_000));
  problems.reject('Eintrag 1', 'y'.repeat(100_000), 'fehlt');
  expect(problems.isRight('Eintrag 1')).toBe(false);
  const [result] = problems.results(1, 'right');
  expect(result?.problems[0]?.field).toBe('a\nb');
  expect(JSON.stringify(result).length).toBeLessThan(2_000);
});

it('lines are checked without holding up others', async () => {
  const lines = Array.from({ length: 10_000 }, () => ({}));
  let results: Awaited<ReturnType<typeof resultsOf>> = [];
  const longest = await longestTurn(async () => {
    results = await resultsOf(lines);
  });
  expect(longest).toBeLessThan(100);
  expect(z.array(z.object({ line: z.int() })).parse(results)).toHaveLength(10_000);
});
