import type { ReactNode } from 'react';
import type { PageParts, ShownShell } from '../shell/shell';

export interface HomeProps {
  shell: ShownShell;
  /** The theme's pictures with words for the start page. */
  heroes: PageParts['heroes'];
  /** The house, for what tells of it. */
  house: PageParts['house'];
  /** The tyre finder's form; the home gives it its place and heading. */
  finder: ReactNode;
  offersTitle: string;
  /** A row of products; without any the section is absent. */
  offers?: ReactNode;
}
