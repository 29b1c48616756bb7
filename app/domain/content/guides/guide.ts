import type { GuideDrawing } from '~/ui/illustrations/spot-names';
import type { InfoPage } from '../info-pages';

export interface GuidePart {
  title: string;
  text?: string;
  points?: readonly string[];
}

export interface Guide extends InfoPage {
  /** ISO date of its last change. */
  changed: string;
  lead: string;
  drawing: GuideDrawing;
  parts: readonly GuidePart[];
  questions: readonly (readonly [question: string, answer: string])[];
  /** Urls of categories. */
  categories: readonly string[];
  /** Words that visitors search for. */
  askedFor: string;
}
