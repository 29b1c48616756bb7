import type { ReactNode } from 'react';
import type { PageParts, ShellView } from '../shell/shell';
import type { SeasonCard } from './home-seasons';
import type { HomeSection } from './home-section';
import type { StageView } from './stage.server';

export interface HomeProps {
  shell: ShellView;
  heroes: PageParts['heroes'];
  house: PageParts['house'];
  photos: PageParts['photos'];
  /** The home variant gives the finder its place and heading; none where tyres are not sold. */
  finder: ReactNode;
  seasons: readonly SeasonCard[];
  stage: StageView | undefined;
  sections: readonly HomeSection[];
  offersTitle: string;
  offers?: ReactNode;
}
