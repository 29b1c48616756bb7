import path from 'node:path';
import pLimit from 'p-limit';
import { setStoredImages } from '~/domain/catalog/pictures/article-images.server';
import { isAddress, PICTURE_COLUMN } from '~/domain/catalog/pictures/picture-list';
import { hashesOfSources, hashOfSource, noteStored } from '~/domain/catalog/pictures/stored-pictures.server';
import { OutgoingError } from '~/outgoing/call-out.server';
import { downloadListed } from '~/outgoing/download.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { FileProblem, NetworkFile } from '~/platform/files/network-file';
import {
  type AddResult,
  MAX_PHOTO_BYTES,
  type PhotoStore,
  sha256,
} from '~/platform/images/photo-store.server';
import { chunks } from '~/values/chunks';
import { formatProblem } from '../reading/file-problems';
import { fileNameOf } from '../reading/named-files.server';
import type { Network } from '../reading/read-network.server';
import { openPictureFiles, PictureFault, type PictureFiles } from './picture-files.server';

const AT_A_TIME = 4;
const TIMEOUT_MS = 20_000;

export interface PictureTools {
  store: PhotoStore;
  /** Origins that may be called even in a private network. */
  origins: readonly string[];
}

const refusals: Record<Exclude<Extract<AddResult, { ok: false }>['code'], 'unsafe-drawing'>, string> = {
  'no-picture': 'ist kein Bild, das wir zeigen: erwartet wird JPEG, PNG, WebP, AVIF oder SVG',
  'too-many-pixels': 'hat mehr als 50 Megapixel',
  'too-many-bytes': 'ist größer als 25 MB',
};

async function download(address: string, origins: readonly string[]): Promise<Buffer> {
  if (!URL.canParse(address)) throw new PictureFault('ist keine Adresse');
  const limits = { timeoutMs: TIMEOUT_MS, limitBytes: MAX_PHOTO_BYTES };
  return downloadListed(new URL(address), limits, origins).catch((error: unknown) => {
    if (!(error instanceof OutgoingError)) throw error;
    throw new PictureFault(`ist nicht zu laden (${error.message})`);
  });
}

async function stored(context: Context, store: PhotoStore, source: string, bytes: Buffer): Promise<string> {
  const added = await store.add(bytes);
  if (!added.ok)
    throw new PictureFault(
      added.code === 'unsafe-drawing' ? `ist eine Zeichnung, die ${added.reason}` : refusals[added.code],
    );
  await noteStored(context, source, added.photo);
  return added.photo.hash;
}

interface Place {
  file: NetworkFile;
  place: string;
  code: string;
  position: number;
}

interface Source {
  source: string;
  directory: string;
  places: Place[];
}

function sourcesOf(pictures: Network['pictures'], paths: ReadonlyMap<string, string>): Source[] {
  const sources = new Map<string, Source>();
  for (const [file, articles] of pictures) {
    const directory = path.dirname(paths.get(file.name) ?? '');
    for (const { code, place, pictures: named } of articles)
      named.forEach(({ source }, position) => {
        const key = isAddress(source) ? source : `${directory} ${source}`;
        const known = sources.get(key) ?? { source, directory, places: [] };
        known.places.push({ file, place, code, position });
        sources.set(key, known);
      });
  }
  return [...sources.values()];
}

async function noteImages(context: Context, found: readonly (Place & { hash: string })[]): Promise<void> {
  await inTransaction(context, async (tx) => {
    for (const file of new Set(found.map((image) => image.file)))
      if (file.pictures)
        await setStoredImages(
          tx,
          file.pictures,
          found
            .filter((image) => image.file === file)
            .map(({ code, position, hash }) => ({ code, position, hash })),
        );
  });
}

/** Stored pictures are skipped, so an interrupted import continues. A failed picture is reported by its row. */
export async function loadPictures(
  context: Context,
  pictures: Network['pictures'],
  paths: ReadonlyMap<string, string>,
  { store, origins }: PictureTools,
  onStored: (done: number, total: number) => void,
): Promise<string[]> {
  const sources = sourcesOf(pictures, paths);
  if (sources.length === 0) return [];
  const addresses = sources.map(({ source }) => source).filter(isAddress);
  const known = await hashesOfSources(context, addresses);
  const opened = new Map<string, Promise<PictureFiles>>();
  const filesIn = (directory: string) => {
    const files = opened.get(directory) ?? openPictureFiles(directory);
    opened.set(directory, files);
    return files;
  };
  const problems: FileProblem[] = [];
  let added = 0;
  let done = 0;

  async function hashOf({ source, directory }: Source): Promise<string> {
    const isRemote = isAddress(source);
    const bytes = isRemote ? undefined : await (await filesIn(directory)).read(source);
    const name = bytes ? `sha256:${sha256(bytes)}` : source;
    const before = bytes ? await hashOfSource(context, name) : known.get(source);
    if (before !== undefined && (await store.has(before))) return before;
    const hash = await stored(context, store, name, bytes ?? (await download(source, origins)));
    added += 1;
    return hash;
  }

  async function load(entry: Source): Promise<(Place & { hash: string })[]> {
    try {
      const hash = await hashOf(entry);
      return entry.places.map((place) => ({ ...place, hash }));
    } catch (error) {
      if (!(error instanceof PictureFault)) throw error;
      for (const { file, place } of entry.places)
        problems.push({
          file: path.basename(paths.get(file.name) ?? fileNameOf(file.name)),
          place: `${place}, Feld ${PICTURE_COLUMN}`,
          message: `„${entry.source}“ ${error.message}`,
        });
      return [];
    } finally {
      done += 1;
      onStored(done, sources.length);
    }
  }

  const limit = pLimit(AT_A_TIME);
  try {
    for (const some of chunks(sources))
      await noteImages(context, (await Promise.all(some.map((one) => limit(load, one)))).flat());
  } finally {
    for (const files of opened.values()) (await files).close();
  }
  const left = problems.length > 0 ? `, ${problems.length} left out:` : '.';
  return [`pictures: ${sources.length} named, ${added} stored${left}`, ...problems.map(formatProblem)];
}
