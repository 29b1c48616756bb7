import type { ReactNode } from 'react';
import type { PageParts, ShellView } from '../shell/shell';

export interface HomeProps {
  shell: ShellView;
  heroes: PageParts['heroes'];
  house: PageParts['house'];
  photos: PageParts['photos'];
  /** The home variant gives the finder its place and heading; none where tyres are not sold. */
  finder: ReactNode;
  seasons: readonly string[];
  offersTitle: string;
  /** Without offers the section is absent. */
  offers?: ReactNode;
}
