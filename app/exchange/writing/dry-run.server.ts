import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

/** How the report of a dry run begins. */
export const DRY_RUN = 'Dry run, nothing was changed';

/** Ends the transaction of a dry run. */
class DryRun extends Error {}

/** Runs work in one transaction; a dry run's is undone, and gives its result all the same. */
export async function tryOut<Result>(
  context: Context,
  isDryRun: boolean,
  work: (tx: Context) => Promise<Result>,
): Promise<Result> {
  const done: Result[] = [];
  try {
    return await inTransaction(context, async (tx) => {
      const result = await work(tx);
      if (!isDryRun) return result;
      done.push(result);
      throw new DryRun();
    });
  } catch (error) {
    const [result] = done;
    if (error instanceof DryRun && result !== undefined) return result;
    throw error;
  }
}
