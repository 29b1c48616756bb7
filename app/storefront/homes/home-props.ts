import type { ReactNode } from 'react';
import type { Shell } from '../shell/shell';

export interface HomeProps {
  shell: Shell;
  /** The tyre finder's form; the home gives it its place and heading. */
  finder: ReactNode;
  /** A list of products; without any the section is absent. */
  offers?: ReactNode;
}
