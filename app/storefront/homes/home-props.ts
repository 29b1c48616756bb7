import type { ReactNode } from 'react';
import type { PageParts, ShellView } from '../shell/shell';

export interface HomeProps {
  shell: ShellView;
  heroes: PageParts['heroes'];
  house: PageParts['house'];
  /** The home variant gives the finder its place and heading. */
  finder: ReactNode;
  offersTitle: string;
  /** Without offers the section is absent. */
  offers?: ReactNode;
}
