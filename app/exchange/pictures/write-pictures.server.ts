import { writeArticleImages } from '~/domain/catalog/pictures/article-images.server';
import type { Context } from '~/platform/context';
import type { Network } from '../reading/read-network.server';

/** Runs inside the caller's transaction; `loadPictures` fetches the content. */
export async function writePictures(tx: Context, { pictures }: Pick<Network, 'pictures'>): Promise<void> {
  for (const [file, named] of pictures) {
    const incoming = named.flatMap(({ code, pictures: all }) =>
      all.map((picture, position) => ({ code, position, ...picture })),
    );
    if (file.pictures) await writeArticleImages(tx, file.pictures, incoming);
  }
}
