import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';

export const DRY_RUN = 'Dry run, nothing was changed';

class DryRun extends Error {}

/** One transaction, which a dry run rolls back after the result is known. */
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
