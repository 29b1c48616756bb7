import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type EntryImage,
  entryImage,
  setEntryImage,
  storedEntryPhotos,
} from '~/domain/pictures/entry-images.server';
import { noteStored } from '~/domain/pictures/stored-pictures.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { StoredPhoto } from '~/platform/images/photo-store.server';
import type { Photo } from '~/values/photo';
import { recordChange } from '../journal/record-change.server';
import { deskChanges } from '../tables';
import type { ChangeSettingsResult } from './change-settings.server';
import {
  type PictureName,
  pictureEntry,
  pictureNames,
  pictureOfSubject,
  pictureSubject,
} from './location-pictures';

export interface Who {
  locationId: string;
  staff: string;
}

/** As shown; an entry that is named and not stored yet has none. */
export async function locationPictures(context: Context, locationId: string) {
  const photos = await storedEntryPhotos(
    context,
    pictureNames.map((name) => pictureEntry(name, locationId)),
  );
  return pictureNames.map((name): { name: PictureName; photo: Photo | undefined } => ({
    name,
    photo: photos[pictureEntry(name, locationId)],
  }));
}

export function putPicture(
  context: Context,
  { locationId, staff }: Who,
  name: PictureName,
  { isExpected, after }: { isExpected: (before: EntryImage | null) => boolean; after: EntryImage | null },
  photo?: StoredPhoto,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const entry = pictureEntry(name, locationId);
    const before = await entryImage(tx, entry);
    if (!isExpected(before)) return { ok: false, code: 'changed-meanwhile' };
    if (isDeepStrictEqual(before, after)) return { ok: false, code: 'nothing-new' };
    if (photo) await noteStored(tx, new Map([[`sha256:${photo.hash}`, photo]]));
    if (!(await setEntryImage(tx, entry, after))) return { ok: false, code: 'changed-meanwhile' };
    const subject = pictureSubject(name);
    await recordChange(tx, { locationId, staff, kind: 'setting', subject, before, after });
    return { ok: true };
  });
}

export interface ChosenPicture {
  /** Hash of the picture that the form showed; empty: none. */
  shown: string;
  photo: StoredPhoto;
  alternative: string;
}

export const imageOf = ({ photo, alternative }: ChosenPicture): EntryImage => ({
  source: `${photo.hash.slice(0, 16)}.${photo.type}`,
  alternative,
  hash: photo.hash,
});

export function setPicture(
  context: Context,
  who: Who,
  name: PictureName,
  chosen: ChosenPicture,
): Promise<ChangeSettingsResult> {
  const { shown, photo } = chosen;
  const change = {
    isExpected: (before: EntryImage | null) => (before?.hash ?? '') === shown,
    after: imageOf(chosen),
  };
  return putPicture(context, who, name, change, photo);
}

export function removePicture(
  context: Context,
  who: Who,
  name: PictureName,
  shown: string,
): Promise<ChangeSettingsResult> {
  return putPicture(context, who, name, {
    isExpected: (before) => before?.hash === shown,
    after: null,
  });
}

export const storedImage = z
  .object({ source: z.string(), alternative: z.string(), hash: z.string().nullable() })
  .nullable();

/** Undefined: the change was of no picture. */
export async function undoPicture(
  context: Context,
  who: Who,
  id: number,
): Promise<ChangeSettingsResult | undefined> {
  const known = and(eq(deskChanges.id, id), eq(deskChanges.locationId, who.locationId));
  const [row] = await context.db.select().from(deskChanges).where(known);
  const name = row && pictureOfSubject(row.subject);
  if (!name) return undefined;
  const [before, after] = [storedImage.parse(row.before), storedImage.parse(row.after)];
  return putPicture(context, who, name, {
    isExpected: (stored) => isDeepStrictEqual(stored, after),
    after: before,
  });
}
