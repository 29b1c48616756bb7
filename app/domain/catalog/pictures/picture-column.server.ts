import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { isAddress, type NamedPicture } from './picture-list';

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

export async function namedPictures(
  { db }: Pick<Context, 'db'>,
  owner: 'article' | 'group',
  ids: readonly number[],
): Promise<Map<number, NamedPicture[]>> {
  const column = sql.identifier(`${owner}_id`);
  const { rows } = await db.execute<
    Record<string, unknown> & StoredName & { id: number; alternative: string }
  >(sql`
    select ${column} as id, source, alternative, hash, exists (
      select from article_images other where other.source = article_images.source and other.hash <> article_images.hash
    ) as "isShared"
    from article_images where ${column} = any(${sql.param([...ids])}::int[]) order by ${column}, position`);
  const found = new Map<number, NamedPicture[]>();
  for (const { id, alternative, ...stored } of rows)
    found.set(id, [...(found.get(id) ?? []), { source: fileName(stored), alternative }]);
  return found;
}

/** Writes the named files into a folder `bilder`. */
export async function exportPictures({ db }: Pick<Context, 'db'>, folder: string, store: PhotoStore) {
  const { rows } = await db.execute<{ source: string; hash: string; isShared: boolean }>(sql`
    select source, hash, count(*) over (partition by source) > 1 as "isShared"
    from (select distinct source, hash from article_images where hash is not null) as named order by source`);
  const files = rows.filter(({ source }) => !isAddress(source));
  if (files.length > 0) await fs.mkdir(path.join(folder, 'bilder'), { recursive: true });
  for (const file of files) {
    const content = await store.read(file.hash);
    if (content) await fs.writeFile(path.join(folder, 'bilder', path.basename(fileName(file))), content);
  }
}
