import { type EntryKind, entryKey } from '~/domain/pictures/entry-kinds';

/** Pictures of a location, by the name in a form. */
export const pictureNames = ['logo', 'startbild', 'bild'] as const;
export type PictureName = (typeof pictureNames)[number];

const kinds: Readonly<Record<PictureName, EntryKind>> = {
  logo: 'logo',
  startbild: 'start-page',
  bild: 'location',
};

export const pictureTitles: Readonly<Record<PictureName, string>> = {
  logo: 'Logo',
  startbild: 'Bild der Startseite',
  bild: 'Bild des Hauses',
};

export const pictureEntry = (name: PictureName, locationId: string) => entryKey(kinds[name], locationId);

/** In the journal: `bild:logo` */
export const pictureSubject = (name: PictureName) => `bild:${name}`;

export const pictureSubjects = pictureNames.map(pictureSubject);

export const pictureOfSubject = (subject: string): PictureName | undefined =>
  pictureNames.find((name) => pictureSubject(name) === subject);
