import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';

interface UnusedApprovals {
  ofNoRim: number;
  ofNoVehicle: number;
  /** Rims that no entry names: what fits is unknown. */
  rimsWithout: number;
}

export async function unusedApprovals({ db }: Pick<Context, 'db'>): Promise<UnusedApprovals> {
  const { rows } = await db.execute<UnusedApprovals & Record<string, unknown>>(sql`
    with sold as (select code from articles where kind = 'rim' and retired_at is null)
    select
      (select count(*)::int from rim_approvals where not exists (select from sold where code = rim_code)) as "ofNoRim",
      (select count(*)::int from rim_approvals where not exists (select from vehicles where code = any(rim_approvals.vehicles))
        and not exists (select from vehicles, unnest(ecodes) as ecode where starts_with(dat_ecode_prefix, ecode))) as "ofNoVehicle",
      (select count(*)::int from sold where not exists (select from rim_approvals where rim_code = code)) as "rimsWithout"`);
  return rows[0] ?? { ofNoRim: 0, ofNoVehicle: 0, rimsWithout: 0 };
}
