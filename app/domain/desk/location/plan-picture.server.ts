import { entryImage } from '~/domain/pictures/entry-images.server';
import { noteStored } from '~/domain/pictures/stored-pictures.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type ChosenPicture, imageOf, setPicture } from './change-picture.server';
import type { ChangeSettingsResult } from './change-settings.server';
import { type PictureName, pictureEntry, pictureSubject } from './location-pictures';
import type { Term } from './plan';
import { changeUntil, planSubject } from './planned-changes.server';
import type { PlanPlace } from './planned-subjects.server';

/** A planned picture is stored now. */
export function publishPicture(
  context: Context,
  place: PlanPlace,
  name: PictureName,
  chosen: ChosenPicture,
  { at, until }: Term,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const before = await entryImage(tx, pictureEntry(name, place.location.id));
    if ((before?.hash ?? '') !== chosen.shown) return { ok: false, code: 'changed-meanwhile' };
    const { photo } = chosen;
    const subject = pictureSubject(name);
    const after = imageOf(chosen);
    const who = { locationId: place.location.id, staff: place.staff };
    const values = { before: { [subject]: before }, after: { [subject]: after } };
    return changeUntil(tx, until, { ...who, ...values }, async (inside) => {
      if (!at) return setPicture(inside, who, name, chosen);
      await noteStored(inside, new Map([[`sha256:${photo.hash}`, photo]]));
      return planSubject(inside, place, { subject, before, after }, at);
    });
  });
}

export async function planRemoval(
  context: Context,
  place: PlanPlace,
  { name, shown }: { name: PictureName; shown: string },
  at: Date,
): Promise<ChangeSettingsResult> {
  const before = await entryImage(context, pictureEntry(name, place.location.id));
  if (before?.hash !== shown) return { ok: false, code: 'changed-meanwhile' };
  return planSubject(context, place, { subject: pictureSubject(name), before, after: null }, at);
}
