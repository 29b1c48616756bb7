import pLimit from 'p-limit';
import { noteStored, storedPhotos } from '~/domain/pictures/stored-pictures.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { FileProblem } from '~/platform/files/network-file';
import { isAddress } from '~/platform/files/picture-cell';
import { type PhotoStore, type StoredPhoto, sha256 } from '~/platform/images/photo-store.server';
import { chunks } from '~/values/chunks';
import { formatProblem } from '../reading/file-problems';
import type { NamedPictures } from '../reading/read-network.server';
import { checkedPhoto, openPictureContents, type PictureContents } from './picture-content.server';
import { PictureFault } from './picture-files.server';
import { type PictureSource, pictureProblems, pictureSources } from './picture-sources.server';
import { writeStoredImages } from './write-pictures.server';

const AT_A_TIME = 4;
/** Pictures of a transaction: an interrupted import repeats at most these. */
const STEP = 50;

export interface PictureTools {
  store: PhotoStore;
  /** Origins that may be called even in a private network. */
  origins: readonly string[];
  /** Receives pictures that were left out, besides the lines. */
  onProblem?: (problem: FileProblem) => void;
}

type Refuse = (source: PictureSource, error: unknown) => undefined;

interface Step {
  contents: PictureContents;
  store: PhotoStore;
  refuse: Refuse;
  /** After each picture, also a refused one. */
  onDone: () => void;
}

const limit = pLimit(AT_A_TIME);

/** The name in `picture_sources`: a URL, or the hash of a file's content, which may change under its name. */
async function namesOf(sources: readonly PictureSource[], { contents, refuse }: Step) {
  const named = await limit.map(sources, async (source) => {
    if (isAddress(source.source)) return { source, name: source.source };
    return contents.read(source).then(
      (bytes) => ({ source, name: `sha256:${sha256(bytes)}` }),
      (error: unknown) => refuse(source, error),
    );
  });
  return named.filter((one) => one !== undefined);
}

interface LoadedPicture {
  source: PictureSource;
  name: string;
  photo: StoredPhoto;
  isNew: boolean;
}

async function loadStep(
  context: Context,
  sources: readonly PictureSource[],
  step: Step,
): Promise<LoadedPicture[]> {
  const { contents, store, refuse, onDone } = step;
  const named = await namesOf(sources, step);
  const known = await storedPhotos(
    context,
    named.map(({ name }) => name),
  );
  const loaded = await limit.map(named, async ({ source, name }) => {
    const photo = known.get(name);
    if (photo && (await store.renew(photo.hash))) {
      onDone();
      return { source, name, photo, isNew: false };
    }
    try {
      const added = checkedPhoto(await store.add(await contents.read(source)));
      onDone();
      return { source, name, photo: added, isNew: true };
    } catch (error) {
      return refuse(source, error);
    }
  });
  return loaded.filter((one) => one !== undefined);
}

async function noteLoaded(context: Context, loaded: readonly LoadedPicture[]): Promise<void> {
  await inTransaction(context, async (tx) => {
    await noteStored(tx, new Map(loaded.map(({ name, photo }) => [name, photo])));
    await writeStoredImages(
      tx,
      loaded.flatMap(({ source: { source, owners }, photo: { hash } }) =>
        [...owners.keys()].map((file) => ({ file, source, hash })),
      ),
    );
  });
}

/** Stored pictures are skipped, so an interrupted import continues. A failed picture is reported by its row. */
export async function loadPictures(
  context: Context,
  { pictures, paths }: { pictures: NamedPictures; paths: ReadonlyMap<string, string> },
  { store, origins, onProblem }: PictureTools,
  onStored: (done: number, total: number) => void,
): Promise<string[]> {
  const sources = pictureSources(pictures, paths);
  if (sources.length === 0) return [];
  const problems: FileProblem[] = [];
  const refuse: Refuse = (source, error) => {
    if (!(error instanceof PictureFault)) throw error;
    const refused = pictureProblems(source, error.message, paths);
    problems.push(...refused);
    for (const problem of refused) onProblem?.(problem);
    onDone();
  };
  const onDone = () => {
    done += 1;
    onStored(done, sources.length);
  };
  const contents = openPictureContents(origins);
  let added = 0;
  let done = 0;
  try {
    for (const some of chunks(sources, STEP)) {
      const loaded = await loadStep(context, some, { contents, store, refuse, onDone });
      await noteLoaded(context, loaded);
      added += loaded.filter(({ isNew }) => isNew).length;
    }
  } finally {
    await contents.close();
  }
  const left = problems.length > 0 ? `, ${problems.length} left out:` : '.';
  return [`pictures: ${sources.length} named, ${added} stored${left}`, ...problems.map(formatProblem)];
}
