import { namedPicturesOfEntries, picturesOfEntry } from '~/domain/catalog/pictures/entry-pictures.server';
import { offerFile as plainOfferFile } from '~/domain/content/files/content-files.server';
import { offerPictures } from '~/domain/pictures/entry-kinds';
import { networkFile } from '~/platform/files/network-file';

export const offerFile = networkFile({
  ...plainOfferFile,
  pictures: {
    owner: 'entry',
    kinds: Object.values(offerPictures),
    of: ({ id, picture }) => picturesOfEntry(offerPictures, id, { bild: picture }),
  },
  async *stored(context) {
    for await (const rows of plainOfferFile.stored?.(context) ?? []) {
      const pictures = await namedPicturesOfEntries(context, offerPictures, rows);
      yield rows.map((row) => ({ ...row, picture: pictures(row.id).bild }));
    }
  },
});
