import pLimit from 'p-limit';
import type { FileProblem } from '~/platform/files/network-file';
import { isAddress } from '~/platform/files/picture-cell';
import { formatProblem } from '../reading/file-problems';
import type { NamedPictures } from '../reading/read-network.server';
import type { PictureTools } from './load-pictures.server';
import { checkAddress, checkedPhoto, openPictureContents } from './picture-content.server';
import { PictureFault } from './picture-files.server';
import { pictureProblems, pictureSources } from './picture-sources.server';

const AT_A_TIME = 4;

export interface CheckedPictures {
  lines: string[];
  problems: number;
}

/** Reads and checks files, but stores nothing; addresses are not fetched. */
export async function checkPictures(
  pictures: NamedPictures,
  paths: ReadonlyMap<string, string>,
  { store, onProblem }: Pick<PictureTools, 'store' | 'onProblem'>,
  onChecked: (done: number, total: number) => void,
): Promise<CheckedPictures> {
  const sources = pictureSources(pictures, paths);
  if (sources.length === 0) return { lines: [], problems: 0 };
  const contents = openPictureContents([]);
  const problems: FileProblem[] = [];
  const found = { files: 0, addresses: 0 };
  let done = 0;
  try {
    await pLimit(AT_A_TIME).map(sources, async (source) => {
      try {
        if (isAddress(source.source)) checkAddress(source.source);
        else checkedPhoto(await store.check(await contents.read(source)));
        found[isAddress(source.source) ? 'addresses' : 'files'] += 1;
      } catch (error) {
        if (!(error instanceof PictureFault)) throw error;
        const refused = pictureProblems(source, error.message, paths);
        problems.push(...refused);
        for (const problem of refused) onProblem?.(problem);
      }
      done += 1;
      onChecked(done, sources.length);
    });
  } finally {
    await contents.close();
  }
  const { files, addresses } = found;
  const left = problems.length > 0 ? `, ${problems.length} would be left out:` : '.';
  const line = `pictures: ${sources.length} named, ${files} read, ${addresses} to be fetched${left}`;
  return { lines: [line, ...problems.map(formatProblem)], problems: problems.length };
}
