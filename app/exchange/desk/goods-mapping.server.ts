import type { ColumnMapping } from '~/domain/desk/imports/import';
import { plainWord } from '~/values/plain-word';
import { codecOfKind, fieldsOfKind } from './import-kinds.server';
import { mappingFrom, type TableSample, undecidedColumns } from './propose-mapping';

const namesOf = (kind: string) => fieldsOfKind(kind).map(({ name }) => name);

/** The part of a mapping of articles that fits the columns of prices and counts, too. */
function ofGoods({ spalten, werte, fest, ...form }: ColumnMapping): ColumnMapping {
  const names = new Set(namesOf('goods'));
  const meant = (name: string) => (name === 'id' ? 'artikel' : name);
  const shared = <Value>(of: Record<string, Value>) =>
    Object.fromEntries(
      Object.entries(of).flatMap(([name, value]) =>
        names.has(meant(name)) ? [[meant(name), value] as const] : [],
      ),
    );
  const columns = Object.entries(spalten).map(([theirs, ours]): [string, string[]] => [
    theirs,
    ours.map(meant).filter((name) => names.has(name)),
  ]);
  return { ...form, spalten: Object.fromEntries(columns), werte: shared(werte), fest: shared(fest) };
}

/**
 * A table of tyres without their labels can only change tyres that are there: it is read as one of prices and counts.
 * @param own null: proposed @returns undefined for a table that describes its articles, or names none, or neither price nor count
 */
export function goodsMapping(
  kind: string,
  sample: TableSample,
  { own, known }: { own: ColumnMapping | null; known?: ColumnMapping | null | undefined },
): ColumnMapping | undefined {
  const { describing } = codecOfKind(kind) ?? {};
  if (!describing) return undefined;
  const { spalten, fest } = mappingFrom(own, sample, namesOf(kind));
  const named = new Set([...Object.values(spalten).flat(), ...Object.keys(fest)]);
  if (describing.some((name) => named.has(name))) return undefined;
  const goods = mappingFrom(known ?? (own && ofGoods(own)), sample, namesOf('goods'));
  const key = sample.header.find((theirs) => plainWord(theirs) === 'id');
  if (key && !goods.spalten[key]?.length) goods.spalten[key] = ['artikel'];
  const given = new Set(Object.values(goods.spalten).flat());
  const has = (...names: string[]) => names.some((name) => given.has(name));
  // Which of two columns counts is asked for.
  const isOpen = undecidedColumns(sample, goods, namesOf('goods')) !== undefined;
  const isComplete = has('preis', 'stueck') && has('artikel', 'gtin', 'artikelnummer');
  const isNamed = has('preis', 'stueck', 'artikel', 'gtin', 'artikelnummer');
  return isComplete || (isOpen && isNamed) ? goods : undefined;
}
