import { codesOf, stockedArticles } from '~/domain/catalog/article-files/article-file.server';
import { articlesNamed } from '~/domain/catalog/articles/articles-named.server';
import { wheelFile } from '~/domain/catalog/complete-wheels/wheel-file.server';
import { rimFile } from '~/domain/catalog/rims/rim-file.server';
import { serviceFile } from '~/domain/catalog/services-on-goods/service-file.server';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import type { Context } from '~/platform/context';
import type { FileName, NetworkFile, PlacedEntry } from '~/platform/files/network-file';
import type { LineProblems } from './check-lines';

type Wheel = ReturnType<typeof wheelFile.keyOf>;

async function storedEntries<Row, Key>(tx: Context, file: NetworkFile<Row, Key>, codes?: readonly string[]) {
  const found: PlacedEntry<Key>[] = [];
  for await (const rows of file.stored?.(tx, codes) ?? [])
    found.push(...rows.map((row) => ({ place: '', entry: file.keyOf(row) })));
  return found;
}

/** As an import checks them among all files: the parts are for sale, and the tyre can be mounted on the rim. */
export async function checkWheels(
  tx: Context,
  wheels: readonly PlacedEntry<Wheel>[],
  { reject }: LineProblems,
): Promise<void> {
  const each = wheels.map(({ entry }) => entry);
  const [rims, tyres, services, sensors] = [
    await storedEntries(
      tx,
      rimFile,
      each.map(({ rim }) => rim),
    ),
    await storedEntries(
      tx,
      tyreFile,
      each.map(({ tyre }) => tyre),
    ),
    await storedEntries(tx, serviceFile),
    await articlesNamed(
      tx,
      each.flatMap(({ sensor }) => sensor ?? []),
    ),
  ];
  const known = new Map([
    [codesOf('rim'), new Set(rims.map(({ entry }) => entry.code))],
    [codesOf('tyre'), new Set(tyres.map(({ entry }) => entry.code))],
    [stockedArticles.name, new Set(sensors.keys())],
  ]);
  for (const { field, names, of } of wheelFile.references ?? [])
    for (const { place, entry } of wheels)
      for (const part of of(entry))
        if (part !== null && !known.get(names.name)?.has(part)) reject(place, field, names.missing(part));
  const entries = new Map<string, readonly PlacedEntry<unknown>[]>([
    [rimFile.name, rims],
    [tyreFile.name, tyres],
    [serviceFile.name, services],
  ]);
  const entriesOf = <Key>({ name }: FileName<Key>) =>
    (entries.get(name) ?? []) as readonly PlacedEntry<Key>[];
  wheelFile.check?.(wheels, { entriesOf, entryOf: () => undefined }, reject);
}
