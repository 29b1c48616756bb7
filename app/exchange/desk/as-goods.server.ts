import { eq } from 'drizzle-orm';
import { findSupplier } from '~/domain/desk/imports/imports.server';
import { deskImports } from '~/domain/desk/imports/tables';
import type { Context } from '~/platform/context';
import { goodsMapping } from './goods-mapping.server';
import { codecOfKind } from './import-kinds.server';
import { readHead } from './open-file.server';

type Import = typeof deskImports.$inferSelect;

/** Articles that the list does not name keep their pieces: it never was a count of everything. */
export async function asGoods(context: Context, row: Import, path: string): Promise<Import> {
  if (!codecOfKind(row.kind)?.describing || row.state !== 'checking') return row;
  const supplier = await findSupplier(context, { ...row, kind: 'goods', name: row.supplier });
  const mapping = goodsMapping(row.kind, await readHead(path), {
    own: row.mapping,
    known: supplier?.mapping,
  });
  if (!mapping) return row;
  const set = { kind: 'goods', mapping, isWhole: false };
  await context.db.update(deskImports).set(set).where(eq(deskImports.id, row.id));
  return { ...row, ...set };
}
