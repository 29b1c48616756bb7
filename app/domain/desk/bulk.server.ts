import type { StaffRole } from '~/domain/accounts/tables';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { deskOrder } from './desk-order.server';
import type { BulkCommand } from './rights';
import { type CommandRefusal, runCommand } from './run-command.server';

export type BulkResult =
  | { ok: true; number: string }
  /** `not-offered`: the order's state does not allow it. */
  | { ok: false; number: string; refusal: CommandRefusal | { code: 'not-offered' | 'not-here' } };

interface Bulk {
  command: BulkCommand;
  numbers: readonly string[];
  staff: string;
  locationOf: (id: string) => Location | undefined;
}

/** One order after the other, each in a transaction of its own: what is refused stops no other. */
export async function runBulk(
  context: Context,
  place: { locationId: string; roles: readonly StaffRole[] },
  { command, numbers, staff, locationOf }: Bulk,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const number of numbers) {
    const found = await deskOrder(context, { ...place, hasOtherLocations: false }, number);
    if (!found) {
      results.push({ ok: false, number, refusal: { code: 'not-here' } });
      continue;
    }
    if (!found.commands.some((offered) => offered.command === command)) {
      results.push({ ok: false, number, refusal: { code: 'not-offered' } });
      continue;
    }
    const input = {
      command,
      number,
      staff,
      reason: undefined,
      parts: undefined,
      parcels: [],
      goods: 'sellable' as const,
      paid: 'offen' as const,
      amountCents: undefined,
      payment: undefined,
      reference: undefined,
      target: undefined,
      until: undefined,
      key: `${command} ${found.version}`,
    };
    const result = await runCommand(context, input, { locationOf });
    results.push(result.ok ? { ok: true, number } : { ok: false, number, refusal: result });
  }
  return results;
}
