import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { isAddress, type NamedPicture } from '~/platform/files/picture-cell';
import type { PhotoStore } from '~/platform/images/photo-store.server';

interface StoredName {
  source: string;
  hash: string | null;
  /** Another import brought a picture with the same name. */
  isShared: boolean;
}

/** `vorn.jpg`, or `vorn-1f2e3d4c.jpg` if another picture has that name. */
function fileName({ source, hash, isShared }: StoredName): string {
  if (!isShared || hash === null || isAddress(source)) return source;
  const { name, ext } = path.parse(source);
  return `${name}-${hash.slice(0, 8)}${ext}`;
}

const imagesOf = {
  article: sql`(select article_id as id, position, source, alternative, hash from article_images where article_id is not null)`,
  group: sql`(select group_id as id, position, source, alternative, hash from article_images where group_id is not null)`,
  entry: sql`(select entry as id, 1 as position, source, alternative, hash from entry_images)`,
};
const idTypes = { article: sql`int[]`, group: sql`int[]`, entry: sql`text[]` };

const hasNamesake = (table: string) => sql`exists (select from ${sql.identifier(table)} other
  where other.source = images.source and other.hash <> images.hash)`;

export async function namedPictures(
  { db }: Pick<Context, 'db'>,
  owner: keyof typeof imagesOf,
  ids: readonly (number | string)[],
): Promise<Map<number | string, NamedPicture[]>> {
  const { rows } = await db.execute<
    Record<string, unknown> & StoredName & { id: number | string; alternative: string }
  >(sql`
    select id, source, alternative, hash,
      ${hasNamesake('article_images')} or ${hasNamesake('entry_images')} as "isShared"
    from ${imagesOf[owner]} images where id = any(${sql.param([...ids])}::${idTypes[owner]}) order by id, position`);
  const found = new Map<number | string, NamedPicture[]>();
  for (const { id, alternative, ...stored } of rows)
    found.set(id, [...(found.get(id) ?? []), { source: fileName(stored), alternative }]);
  return found;
}

/** Writes the named files into a folder `bilder`. */
export async function exportPictures({ db }: Pick<Context, 'db'>, folder: string, store: PhotoStore) {
  const { rows } = await db.execute<{ source: string; hash: string; isShared: boolean }>(sql`
    select source, hash, count(*) over (partition by source) > 1 as "isShared"
    from (select source, hash from article_images union select source, hash from entry_images) as named
    where hash is not null order by source`);
  const files = rows.filter(({ source }) => !isAddress(source));
  if (files.length > 0) await fs.mkdir(path.join(folder, 'bilder'), { recursive: true });
  for (const file of files) {
    const content = await store.read(file.hash);
    if (content) await fs.writeFile(path.join(folder, 'bilder', path.basename(fileName(file))), content);
  }
}
