import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PlainRim, RimApproval } from '~/domain/vehicles/fitment/verdict';
import { approvalWords } from '~/domain/vehicles/fitment/verdict-words';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { readDimension } from './approved-size';
import type { Rim } from './rim';
import { rimApprovals } from './tables';

export type StoredApproval = Omit<RimApproval, 'tyreSizes'> & { tyreSizes: string[] };

/** Entries that name the vehicle, of the row's rim. */
export function approvalsFor(vehicle: Vehicle | undefined): SQL<StoredApproval[]> {
  if (!vehicle) return sql`'[]'::json`;
  const { code, datECodePrefix } = vehicle;
  const named = [...Array(datECodePrefix?.length ?? 0).keys()].map((end) =>
    datECodePrefix?.slice(0, end + 1),
  );
  // Qualified by hand: a query of one table writes its columns without the table.
  return sql`(select coalesce(json_agg(json_build_object('kind', named.kind, 'number', named.number, 'vehicles', named.vehicles,
      'ecodes', named.ecodes, 'tyreSizes', named.tyre_sizes, 'axle', named.axle, 'conditions', named.conditions,
      'needsInspection', named.needs_inspection, 'hasOnlyDocumentSizes', named.has_only_document_sizes,
      'isWinterOnly', named.is_winter_only) order by named.id), '[]')
    from ${rimApprovals} as named join ${articles} as of_rim on of_rim.id = rims.article_id and of_rim.code = named.rim_code
    where ${code} = any(named.vehicles) or named.ecodes && ${sql.param(named)}::text[])`;
}

export function withApprovals(rim: Rim, stored: readonly StoredApproval[]): Rim & PlainRim {
  return {
    ...rim,
    approvals: stored.map((one) => ({
      ...one,
      tyreSizes: one.tyreSizes.flatMap((size) => readDimension(size) ?? []),
    })),
  };
}

/** 'ABE KBA 49123', for whatever vehicles; the number on the rim alone names none. */
export async function approvalNames(
  { db }: Context,
  rim: Pick<Rim, 'articleId' | 'approval'>,
): Promise<string> {
  dependsOn([listTag('rim')]);
  const rows = await db
    .selectDistinct({ kind: rimApprovals.kind, number: rimApprovals.number })
    .from(rimApprovals)
    .innerJoin(articles, eq(articles.code, rimApprovals.rimCode))
    .where(eq(articles.id, rim.articleId))
    .orderBy(asc(rimApprovals.kind), asc(rimApprovals.number));
  const names = rows.map(({ kind, number }) => [approvalWords[kind], number].filter(Boolean).join(' '));
  if (names.length > 0) return names.join(', ');
  return rim.approval ? `ABE ${rim.approval}, Fahrzeuge unbekannt` : 'unbekannt';
}
