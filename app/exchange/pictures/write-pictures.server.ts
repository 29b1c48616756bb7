import { setStoredImages, writeArticleImages } from '~/domain/catalog/pictures/article-images.server';
import { setStoredEntryImages, writeEntryImages } from '~/domain/pictures/entry-images.server';
import type { Context } from '~/platform/context';
import type { NetworkFile } from '~/platform/files/network-file';
import { namedPictures } from '~/platform/files/picture-cell';
import type { NamedPictures } from '../reading/read-network.server';

/** Runs inside the caller's transaction; `loadPictures` fetches the content. */
export async function writePictures(tx: Context, { pictures }: { pictures: NamedPictures }): Promise<void> {
  for (const [file, named] of pictures) {
    const owners = file.pictures;
    if (owners?.owner === 'entry') {
      const images = named.flatMap(({ code, cell }) =>
        namedPictures(cell).map((one) => ({ entry: code, ...one })),
      );
      await writeEntryImages(tx, owners.kinds, images);
    } else if (owners) await writeArticleImages(tx, owners, named);
  }
}

export interface StoredImage {
  file: NetworkFile;
  source: string;
  hash: string;
}

export async function writeStoredImages(tx: Context, images: readonly StoredImage[]): Promise<void> {
  for (const file of new Set(images.map((image) => image.file))) {
    const stored = images
      .filter((image) => image.file === file)
      .map(({ source, hash }) => ({ source, hash }));
    if (file.pictures?.owner === 'entry') await setStoredEntryImages(tx, file.pictures.kinds, stored);
    else if (file.pictures) await setStoredImages(tx, file.pictures, stored);
  }
}
