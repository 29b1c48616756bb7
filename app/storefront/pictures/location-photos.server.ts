import { entryPhotos } from '~/domain/pictures/entry-images.server';
import { entryKey } from '~/domain/pictures/entry-kinds';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import type { Photo } from '~/values/photo';
import type { StartPagePhotos } from './start-page-photos';

type Place = Pick<Location, 'id'>;

export async function findLogo({ id }: Place, context: Context): Promise<Photo | undefined> {
  const logo = entryKey('logo', id);
  return (await entryPhotos(context, [logo]))[logo];
}

/** Undefined for a location without photos. */
export async function findStartPagePhotos(
  { id }: Place,
  context: Context,
): Promise<StartPagePhotos | undefined> {
  const [ofHero, ofHouse] = [entryKey('start-page', id), entryKey('location', id)];
  const { [ofHero]: hero, [ofHouse]: house } = await entryPhotos(context, [ofHero, ofHouse]);
  return hero || house ? { hero, house } : undefined;
}
