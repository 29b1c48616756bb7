import { type ImageOwners, writeArticleImages } from '~/domain/catalog/pictures/article-images.server';
import type { Context } from '~/platform/context';
import type { PicturedFile } from '../../network-files/picture-list';
import type { NetworkFiles } from '../../network-files/read-network';

/** Whose pictures a file names. */
export const ownersOf: Readonly<Record<PicturedFile, ImageOwners>> = {
  tyres: { kind: 'tyre', owner: 'article' },
  rims: { kind: 'rim', owner: 'article' },
  products: { kind: 'product', owner: 'group' },
  variants: { kind: 'product', owner: 'article' },
};

/** Takes over which pictures articles have, inside the caller's transaction; their content follows by `loadPictures`. */
export async function writePictures(
  tx: Context,
  { given, pictures }: Pick<NetworkFiles, 'given' | 'pictures'>,
): Promise<void> {
  for (const [file, articles] of pictures) {
    if (!given.has(file)) continue;
    const wanted = articles.flatMap(({ code, pictures: named }) =>
      named.map((picture, position) => ({ code, position, ...picture })),
    );
    await writeArticleImages(tx, ownersOf[file], wanted);
  }
}
