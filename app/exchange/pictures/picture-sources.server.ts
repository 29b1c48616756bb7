import path from 'node:path';
import type { FileProblem, NetworkFile } from '~/platform/files/network-file';
import { isAddress, PICTURE_COLUMN } from '~/platform/files/picture-cell';
import { fileNameOf } from '../reading/named-files.server';
import type { NamedPictures } from '../reading/read-network.server';

export interface PicturePlace {
  file: NetworkFile;
  /** `Zeile 17` */
  place: string;
  field: string;
  code: string;
  position: number;
}

/** A picture with all rows that name it. */
export interface PictureSource {
  source: string;
  /** Folder of the file that names it. */
  directory: string;
  places: PicturePlace[];
}

export function pictureSources(pictures: NamedPictures, paths: ReadonlyMap<string, string>): PictureSource[] {
  const sources = new Map<string, PictureSource>();
  for (const [file, owners] of pictures) {
    const directory = path.dirname(paths.get(file.name) ?? '');
    for (const { code, field = PICTURE_COLUMN, place, pictures: named } of owners)
      named.forEach(({ source }, position) => {
        const key = isAddress(source) ? source : `${directory} ${source}`;
        const known = sources.get(key) ?? { source, directory, places: [] };
        known.places.push({ file, place, field, code, position });
        sources.set(key, known);
      });
  }
  return [...sources.values()];
}

export function pictureProblems(
  { source, places }: PictureSource,
  reason: string,
  paths: ReadonlyMap<string, string>,
): FileProblem[] {
  return places.map(({ file, place, field }) => ({
    file: path.basename(paths.get(file.name) ?? fileNameOf(file.name)),
    place: `${place}, Feld ${field}`,
    message: `„${source}“ ${reason}`,
  }));
}
