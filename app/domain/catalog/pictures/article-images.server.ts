import { sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { namedPictures } from '~/platform/files/picture-cell';
import { chunks } from '~/values/chunks';
import type { ArticleKind } from '../articles/article';
import { articlesChanged } from '../articles/articles-changed.server';

export interface ImageOwners {
  kind: ArticleKind;
  owner: 'article' | 'group';
}

export interface NamedImages {
  code: string;
  /** As `pictureCell` writes them. */
  cell: string;
}

const columnsOf = ({ owner }: ImageOwners) => {
  const isGroup = owner === 'group';
  return {
    owners: sql.identifier(isGroup ? 'article_groups' : 'articles'),
    id: sql.identifier(isGroup ? 'group_id' : 'article_id'),
  };
};

export async function imagesChanged(tx: Context, { kind, owner }: ImageOwners, ids: readonly number[]) {
  const column = sql.identifier(owner === 'group' ? 'group_id' : 'id');
  for (const some of chunks([...ids])) {
    const { rows } = await tx.db.execute<{ id: number }>(
      sql`select id from articles where ${column} = any(${sql.param(some)}::int[]) and retired_at is null`,
    );
    await articlesChanged(
      tx,
      rows.map(({ id }) => ({ articleId: id, kind, locationId: null })),
    );
  }
}

async function dropOtherImages(tx: Context, owners: ImageOwners, codes: string[]): Promise<void> {
  const { owners: table, id } = columnsOf(owners);
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    delete from article_images using ${table} owner
    where owner.id = article_images.${id} and owner.kind = ${owners.kind}
      and not exists (select from unnest(${sql.param(codes)}::text[]) named where named = owner.code)
    returning owner.id`);
  await imagesChanged(tx, owners, [...new Set(rows.map((row) => row.id))]);
}

async function replaceImages(tx: Context, owners: ImageOwners, named: readonly NamedImages[]): Promise<void> {
  const { owners: table, id } = columnsOf(owners);
  const incoming = named.flatMap(({ code, cell }) =>
    namedPictures(cell).map((picture, position) => ({ code, position, ...picture })),
  );
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    with incoming as (
      select owner.id, position, source, alternative
      from json_to_recordset(${JSON.stringify(incoming)}::json)
        as named (code text, position int, source text, alternative text)
      join ${table} owner on owner.kind = ${owners.kind} and owner.code = named.code
    ), gone as (
      delete from article_images using (select id, max(position) as last from incoming group by id) owner
      where owner.id = article_images.${id} and article_images.position > owner.last
      returning owner.id
    ), written as (
      insert into article_images as known (${id}, position, source, alternative)
      select id, position, source, alternative from incoming where not exists (
        select from article_images same where same.${id} = incoming.id and same.position = incoming.position
          and same.source = incoming.source and same.alternative = incoming.alternative)
      on conflict (${id}, position) do update set source = excluded.source, alternative = excluded.alternative,
        hash = case when known.source = excluded.source then known.hash end,
        original_hash = case when known.source = excluded.source then known.original_hash end
      returning known.${id} as id
    )
    select id from gone union select id from written`);
  await imagesChanged(
    tx,
    owners,
    rows.map((row) => row.id),
  );
}

/** Owners of a statement. */
const AT_ONCE = 1_000;

/** Replaces the images of a kind in the caller's transaction; new sources are stored later. */
export async function writeArticleImages(
  tx: Context,
  owners: ImageOwners,
  named: readonly NamedImages[],
): Promise<void> {
  await dropOtherImages(
    tx,
    owners,
    named.map(({ code }) => code),
  );
  for (const some of chunks(named, AT_ONCE)) await replaceImages(tx, owners, some);
}

export async function setStoredImages(
  tx: Context,
  owners: ImageOwners,
  stored: readonly { source: string; hash: string }[],
): Promise<void> {
  const { owners: table, id } = columnsOf(owners);
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    update article_images set hash = stored.hash, original_hash = null
    from json_to_recordset(${JSON.stringify(stored)}::json) as stored (source text, hash text), ${table} owner
    where article_images.source = stored.source and article_images.${id} = owner.id and owner.kind = ${owners.kind}
      and article_images.hash is distinct from stored.hash
    returning owner.id`);
  await imagesChanged(tx, owners, [...new Set(rows.map((row) => row.id))]);
}
