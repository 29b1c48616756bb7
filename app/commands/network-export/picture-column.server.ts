import fs from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { PhotoStore } from '~/platform/images/photo-store.server';
import { isAddress, type NamedPicture, pictureText } from '../network-files/picture-list';

interface StoredName extends NamedPicture {
  hash: string | null;
  /** Another picture has the same name: it came with another import. */
  isShared: boolean;
}

const named = sql`json_agg(json_build_object('source', source, 'alternative', alternative, 'hash', hash, 'isShared', exists (
    select from article_images other where other.source = article_images.source and other.hash <> article_images.hash)
  ) order by position)`;

/** Columns of queries of articles, and of products. */
export const imagesOfArticle = sql<StoredName[] | null>`(
  select ${named} from article_images where article_images.article_id = articles.id)`;
export const imagesOfGroup = sql<StoredName[] | null>`(
  select ${named} from article_images where article_images.group_id = article_groups.id)`;

/** `vorn.jpg`, or where others have that name `vorn-1f2e3d4c.jpg`. */
function fileName({ source, hash, isShared }: Omit<StoredName, 'alternative'>): string {
  if (!isShared || hash === null || isAddress(source)) return source;
  const { name, ext } = path.parse(source);
  return `${name}-${hash.slice(0, 8)}${ext}`;
}

export const pictureField = (all: readonly StoredName[] | null): string =>
  pictureText((all ?? []).map((one) => ({ source: fileName(one), alternative: one.alternative })));

/** Writes the files that the columns name into a folder `bilder`. */
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
