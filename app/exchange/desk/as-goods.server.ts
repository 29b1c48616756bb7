import { eq } from 'drizzle-orm';
import { findSupplier } from '~/domain/desk/imports/imports.server';
import { deskImports } from '~/domain/desk/imports/tables';
import type { Context } from '~/platform/context';
import { codecOfKind, fieldsOfKind } from './import-kinds.server';
import { readHead } from './open-file.server';
import { mappingFrom, plainWord } from './propose-mapping';

type Import = typeof deskImports.$inferSelect;

const namesOf = (kind: string) => fieldsOfKind(kind).map(({ name }) => name);

/** A table of tyres without their labels can only change tyres that are there: it becomes one of prices and counts. */
export async function asGoods(context: Context, row: Import, path: string): Promise<Import> {
  const { describing } = codecOfKind(row.kind) ?? {};
  if (!describing || row.state !== 'checking') return row;
  const sample = await readHead(path);
  const own = mappingFrom(row.mapping, sample, namesOf(row.kind));
  const named = new Set([...Object.values(own.spalten).flat(), ...Object.keys(own.fest)]);
  if (describing.some((name) => named.has(name))) return row;
  const supplier = await findSupplier(context, { ...row, kind: 'goods', name: row.supplier });
  const goods = mappingFrom(supplier?.mapping ?? null, sample, namesOf('goods'));
  const key = sample.header.find((theirs) => plainWord(theirs) === 'id');
  if (key && !goods.spalten[key]?.length) goods.spalten[key] = ['artikel'];
  const given = new Set(Object.values(goods.spalten).flat());
  const has = (...names: string[]) => names.some((name) => given.has(name));
  if (!has('preis', 'stueck') || !has('artikel', 'gtin', 'artikelnummer')) return row;
  const set = { kind: 'goods', mapping: goods };
  await context.db.update(deskImports).set(set).where(eq(deskImports.id, row.id));
  return { ...row, ...set };
}
