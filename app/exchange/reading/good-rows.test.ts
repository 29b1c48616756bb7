import { expect, it } from 'vitest';
import { NetworkFilesError } from './file-problems';
import { rowOf, withGoodRows } from './good-rows';

const problem = (place: string) => ({ file: 'tyres.csv', place, message: 'falsch' });

/** The rows 1 to 9, of which some are wrong, and some only if another is gone. */
function attempt(wrong: readonly number[], needs: Readonly<Record<number, number>> = {}) {
  const tried: number[][] = [];
  const run = async (skipped: ReadonlySet<string>) => {
    const rows = Array.from({ length: 9 }, (_, at) => at + 1).filter((row) => !skipped.has(`Zeile ${row}`));
    tried.push(rows);
    const bad = rows.filter((row) => wrong.includes(row) || (needs[row] && !rows.includes(needs[row])));
    if (bad.length > 0) throw new NetworkFilesError(bad.map((row) => problem(`Zeile ${row}, Feld preis`)));
    return rows;
  };
  return { run, tried };
}

it('takes all rows at once if none is wrong', async () => {
  const { run, tried } = attempt([]);
  expect(await withGoodRows(run)).toEqual({ result: [1, 2, 3, 4, 5, 6, 7, 8, 9], refused: [] });
  expect(tried).toHaveLength(1);
});

it('leaves out wrong rows, and those that need them', async () => {
  const { run } = attempt([2, 5], { 7: 5, 8: 7 });
  const { result, refused } = await withGoodRows(run);
  expect(result).toEqual([1, 3, 4, 6, 9]);
  expect(refused.map(({ place }) => rowOf(place))).toEqual(['Zeile 2', 'Zeile 5', 'Zeile 7', 'Zeile 8']);
});

it.each(['', 'Zuordnung, Feld preis', 'im Bestand, con-1, Feld gtin'])(
  'a problem at %j is one of the whole file',
  async (place) => {
    const whole = withGoodRows(() =>
      Promise.reject(new NetworkFilesError([problem('Zeile 2'), problem(place)])),
    );
    await expect(whole).rejects.toThrow('2 Probleme');
  },
);

it('one that stays although its row is left out is of the whole file', async () => {
  const always = withGoodRows(() => Promise.reject(new NetworkFilesError([problem('Zeile 1, Feld x')])));
  await expect(always).rejects.toThrow('1 Problem');
});

it('other errors go through', async () => {
  await expect(withGoodRows(() => Promise.reject(new Error('kein Netz')))).rejects.toThrow('kein Netz');
});

it('gives up on a long chain of rows, instead of reading the table once for each', async () => {
  let tries = 0;
  const run = async (skipped: ReadonlySet<string>) => {
    tries += 1;
    throw new NetworkFilesError([problem(`Zeile ${skipped.size + 1}`)]);
  };
  await expect(withGoodRows(run)).rejects.toBeInstanceOf(NetworkFilesError);
  expect(tries).toBe(20);
});
