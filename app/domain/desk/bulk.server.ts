import type { StaffRole } from '~/domain/accounts/tables';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { deskOrder } from './desk-order.server';
import type { BulkCommand } from './rights';
import { type CommandRefusal, lockCommands, runCommand } from './run-command.server';

type BulkResult =
  | { ok: true; number: string }
  /** `not-offered`: the order's state does not allow it. */
  | { ok: false; number: string; refusal: CommandRefusal | { code: 'not-offered' | 'not-here' } };

interface Place {
  locationId: string;
  roles: readonly StaffRole[];
}

interface Bulk {
  command: BulkCommand;
  staff: string;
  locationOf: (id: string) => Location | undefined;
}

/** One order after the other, each in a transaction of its own: what is refused stops no other. */
export async function runBulk(
  context: Context,
  place: Place,
  { numbers, ...bulk }: Bulk & { numbers: readonly string[] },
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const number of numbers)
    results.push(
      await inTransaction(context, async (tx) => {
        await lockCommands(tx, number);
        return runOne(tx, place, number, bulk);
      }),
    );
  return results;
}

async function runOne(
  context: Context,
  place: Place,
  number: string,
  { command, staff, locationOf }: Bulk,
): Promise<BulkResult> {
  const found = await deskOrder(context, { ...place, hasOtherLocations: false }, number);
  if (!found) return { ok: false, number, refusal: { code: 'not-here' } };
  const offered = found.commands.find((one) => one.command === command);
  if (!offered) return { ok: false, number, refusal: { code: 'not-offered' } };
  // Its page asks whether the goods are there after all.
  if (offered.short) return { ok: false, number, refusal: { ok: false, code: 'insufficient-stock', number } };
  const input = {
    command,
    number,
    staff,
    parcels: [],
    goods: 'sellable' as const,
    paid: 'offen' as const,
    key: `${command} ${found.version}`,
  };
  const result = await runCommand(context, input, { locationOf });
  return result.ok ? { ok: true, number } : { ok: false, number, refusal: result };
}
