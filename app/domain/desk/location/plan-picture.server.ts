import { entryImage } from '~/domain/pictures/entry-images.server';
import { noteStored } from '~/domain/pictures/stored-pictures.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { type ChosenPicture, imageOf } from './change-picture.server';
import type { ChangeSettingsResult } from './change-settings.server';
import { type PictureName, pictureEntry, pictureSubject } from './location-pictures';
import { planSubject } from './planned-changes.server';
import type { PlanPlace } from './planned-subjects.server';

/** Its content is stored now. */
export function planPicture(
  context: Context,
  place: PlanPlace,
  name: PictureName,
  chosen: ChosenPicture,
  publishAt: Date,
): Promise<ChangeSettingsResult> {
  return inTransaction(context, async (tx): Promise<ChangeSettingsResult> => {
    const before = await entryImage(tx, pictureEntry(name, place.location.id));
    if ((before?.hash ?? '') !== chosen.shown) return { ok: false, code: 'changed-meanwhile' };
    const { photo } = chosen;
    await noteStored(tx, new Map([[`sha256:${photo.hash}`, photo]]));
    return planSubject(
      tx,
      place,
      { subject: pictureSubject(name), before, after: imageOf(chosen) },
      publishAt,
    );
  });
}
