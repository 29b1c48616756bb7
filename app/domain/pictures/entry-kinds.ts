export type EntryKind = 'offer' | 'category' | 'location' | 'start-page' | 'logo';

export type PictureFields<Field extends string = string> = Readonly<Record<Field, EntryKind>>;

export const offerPictures = { bild: 'offer' } as const;
export const categoryPictures = { bild: 'category' } as const;
export const locationPictures = { bild: 'location', startbild: 'start-page', logo: 'logo' } as const;

/** `offer:winter` */
export const entryKey = (kind: EntryKind, id: string): string => `${kind}:${id}`;
