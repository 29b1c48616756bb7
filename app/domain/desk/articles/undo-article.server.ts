import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { articleKey } from '~/domain/catalog/articles/article';
import { type ArticleDetails, writeArticleDetails } from '~/domain/catalog/kinds/article-details.server';
import { setMaker } from '~/domain/catalog/makes/set-maker.server';
import { imageContents, replaceContents, storedContents } from '~/domain/catalog/pictures/edit-images.server';
import { contentUnits } from '~/domain/catalog/products/base-price';
import type { Context } from '~/platform/context';
import { deskChanges } from '../tables';
import {
  type EditArticleResult,
  type EditedArticle,
  type EditWho,
  editArticle,
  imageOwnerOf,
} from './article-data.server';
import {
  type ChangeVehiclesResult,
  removeVehicle,
  restoreVehicle,
  setCarMake,
  type VehiclesChange,
} from './article-vehicles.server';

const operator = z.object({
  name: z.string(),
  postalAddress: z.string(),
  electronicAddress: z.string(),
});
const maker = z.object({ manufacturer: operator, responsible: operator.nullable() });
const details = z.object({
  isSoldOut: z.boolean(),
  eprelId: z.string().nullable().optional(),
  product: z.object({ description: z.string(), safety: z.string().nullable() }).optional(),
  content: z
    .object({ milli: z.number(), unit: z.enum(contentUnits) })
    .nullable()
    .optional(),
  depositCents: z.number().nullable().optional(),
});
const images = z.array(
  z.object({
    source: z.string(),
    alternative: z.string(),
    hash: z.string().nullable(),
    originalHash: z.string().nullable(),
  }),
);
const carMake = z.object({ fabrikat: z.string().nullable() });
const vehicle = z.object({
  prefix: z.string(),
  filterValues: z.record(z.string(), z.array(z.string())),
});
const category = z.object({ kategorieUrl: z.string() });
const further = z.object({ weitereUrls: z.array(z.string()) });

const approvals = z.object({ freigaben: z.array(z.record(z.string(), z.string())) });

const changeOf = <What extends string, Value>(what: What, value: z.ZodType<Value>) =>
  z.object({ before: value, after: value }).transform((change) => ({ what, ...change }));

/** What the journal has of an article, where that is enough to take it back. */
const undoable = z.union([
  changeOf('details', details),
  changeOf('images', images),
  changeOf('category', category),
  changeOf('further', further),
  changeOf('approvals', approvals),
  changeOf('carMake', carMake),
  changeOf('maker', maker.nullable()),
  changeOf('vehicle', vehicle.nullable()),
]);
export type UndoableChange = z.output<typeof undoable>;

/** Undefined: it cannot be taken back. */
export function undoableChange(change: { before: unknown; after: unknown }): UndoableChange | undefined {
  return undoable.safeParse(change).data;
}

/** Without changes of photos that were cleaned up since. */
export async function stillUndoable(
  context: Pick<Context, 'db'>,
  changes: readonly (UndoableChange | undefined)[],
): Promise<(UndoableChange | undefined)[]> {
  const photos = changes.flatMap((change) => (change?.what === 'images' ? [change.before] : []));
  const stored = photos.length > 0 ? await storedContents(context, photos) : [];
  return changes.map((change) =>
    change?.what === 'images' && !stored.includes(change.before) ? undefined : change,
  );
}

/** Of the article, at whichever location it was made. */
export async function findUndoable(
  { db }: Pick<Context, 'db'>,
  article: EditedArticle,
  id: number,
): Promise<UndoableChange | undefined> {
  const isOfArticle = and(
    eq(deskChanges.id, id),
    eq(deskChanges.kind, 'article'),
    eq(deskChanges.subject, articleKey(article)),
  );
  const [found] = await db.select().from(deskChanges).where(isOfArticle);
  return found && undoableChange(found);
}

const changedMeanwhile = { ok: false, code: 'changed-meanwhile' } as const;

/** Only details that the change changed; others may be of later. */
function restoredDetails(
  stored: ArticleDetails,
  { before, after }: { before: ArticleDetails; after: ArticleDetails },
): ArticleDetails | undefined {
  const names = (Object.keys(before) as (keyof ArticleDetails)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  if (names.some((name) => !isDeepStrictEqual(stored[name], after[name]))) return undefined;
  return { ...stored, ...Object.fromEntries(names.map((name) => [name, before[name]])) };
}

type EditedChange = Extract<UndoableChange, { what: 'details' | 'images' | 'maker' }>;

/** Restores what stood there before, unless it has changed since. */
export function undoEdit(
  context: Context,
  article: EditedArticle,
  who: EditWho,
  change: EditedChange,
): Promise<EditArticleResult> {
  return editArticle(context, article, who, async (tx, stored) => {
    switch (change.what) {
      case 'details': {
        const after = restoredDetails(stored.details, change);
        if (!after) return changedMeanwhile;
        await writeArticleDetails(tx, article, after);
        return { before: stored.details, after };
      }
      case 'maker': {
        const before = stored.maker ?? null;
        if (!isDeepStrictEqual(before, change.after)) return changedMeanwhile;
        await setMaker(tx, article.make, change.before);
        return { before, after: change.before };
      }
      case 'images': {
        const owner = imageOwnerOf(article);
        const before = await imageContents(tx, owner);
        if (!isDeepStrictEqual(before, change.after)) return changedMeanwhile;
        if (!(await replaceContents(tx, owner, change.before))) return { ok: false, code: 'no-image' };
        return { before, after: change.before };
      }
    }
  });
}

type VehicleChange = Extract<UndoableChange, { what: 'vehicle' | 'carMake' }>;

export function undoVehicles(
  context: Context,
  about: VehiclesChange,
  change: VehicleChange,
): Promise<ChangeVehiclesResult> {
  if (change.what === 'vehicle')
    return change.before
      ? restoreVehicle(context, about, change.before)
      : removeVehicle(context, about, change.after?.prefix ?? '');
  return setCarMake(context, about, change.before.fabrikat ?? '', change.after.fabrikat ?? '');
}
