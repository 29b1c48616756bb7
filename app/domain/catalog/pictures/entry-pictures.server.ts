import { type EntryKind, entryKey, type PictureFields } from '~/domain/pictures/entry-kinds';
import type { Context } from '~/platform/context';
import type { PicturesOfOwner } from '~/platform/files/network-file';
import type { NamedPicture } from '~/platform/files/picture-cell';
import { namedPictures } from './picture-column.server';

type Pictures<Field extends string> = Partial<Record<Field, NamedPicture | undefined>>;

const fieldsOf = <Field extends string>(kinds: PictureFields<Field>) =>
  Object.entries(kinds) as [field: Field, kind: EntryKind][];

export function picturesOfEntry<Field extends string>(
  kinds: PictureFields<Field>,
  id: string,
  pictures: Pictures<Field>,
): PicturesOfOwner[] {
  return fieldsOf(kinds).map(([field, kind]) => {
    const picture = pictures[field];
    return { code: entryKey(kind, id), field, pictures: picture ? [picture] : [] };
  });
}

/** The pictures of stored entries by id, as an import reads them again. */
export async function namedPicturesOfEntries<Field extends string>(
  context: Pick<Context, 'db'>,
  kinds: PictureFields<Field>,
  entries: readonly { id: string }[],
): Promise<(id: string) => Pictures<Field>> {
  const fields = fieldsOf(kinds);
  const named = await namedPictures(
    context,
    'entry',
    entries.flatMap(({ id }) => fields.map(([, kind]) => entryKey(kind, id))),
  );
  return (id) =>
    Object.fromEntries(
      fields.map(([field, kind]) => [field, named.get(entryKey(kind, id))?.[0]]),
    ) as Pictures<Field>;
}
