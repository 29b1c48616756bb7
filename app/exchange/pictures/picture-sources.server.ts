import path from 'node:path';
import type { FileProblem, NetworkFile } from '~/platform/files/network-file';
import { isAddress, namedPictures, PICTURE_COLUMN } from '~/platform/files/picture-cell';
import { ownText } from '~/values/own-text';
import { fileNameOf } from '../reading/named-files.server';
import type { NamedPictures, PlacedPictures } from '../reading/read-network.server';

export interface PictureSource {
  source: string;
  directory: string;
  owners: Map<NetworkFile, PlacedPictures[]>;
}

export function pictureSources(pictures: NamedPictures, paths: ReadonlyMap<string, string>): PictureSource[] {
  const sources = new Map<string, PictureSource>();
  for (const [file, owners] of pictures) {
    const directory = path.dirname(paths.get(file.name) ?? '');
    for (const owner of owners)
      for (const { source } of namedPictures(owner.cell)) {
        const key = isAddress(source) ? source : `${directory} ${source}`;
        const known = sources.get(key) ?? { source: ownText(source), directory, owners: new Map() };
        const ofFile = known.owners.get(file) ?? [];
        ofFile.push(owner);
        known.owners.set(file, ofFile);
        sources.set(key, known);
      }
  }
  return [...sources.values()];
}

export function pictureProblems(
  { source, owners }: PictureSource,
  reason: string,
  paths: ReadonlyMap<string, string>,
): FileProblem[] {
  return [...owners].flatMap(([file, named]) =>
    named.map(({ place, field = PICTURE_COLUMN }) => ({
      file: path.basename(paths.get(file.name) ?? fileNameOf(file.name)),
      place: `${place}, Feld ${field}`,
      message: `„${source}“ ${reason}`,
    })),
  );
}
