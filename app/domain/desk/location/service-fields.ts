import { lettersOf } from '../piece-field';

export const serviceChoices = ['seite', 'anfrage', 'ziel', 'aus'] as const;
/** `seite`: a page of its own; `anfrage`: by the request form; `ziel`: a link elsewhere; `aus`: not offered. */
export type ServiceChoice = (typeof serviceChoices)[number];

export interface ServiceRow {
  url: string;
  title: string;
  choice: ServiceChoice;
  href: string;
  /** Of an appointment; undefined: none. */
  minutes: number | undefined;
  /** A row of `service-locations.csv` decides. */
  isFromFile: boolean;
}

/** @param index of the row */
export const serviceField = (part: 'art' | 'ziel' | 'dauer', index: number) =>
  `${part}${lettersOf(index + 1)}`;
