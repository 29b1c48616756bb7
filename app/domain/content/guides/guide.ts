import type { GuideDrawing } from '~/ui/illustrations/spot-names';
import type { InfoPage } from '../info-pages';

/** A heading with a paragraph, a list, or both. */
export interface GuidePart {
  title: string;
  text?: string;
  points?: readonly string[];
}

/** A page about a season or a job of the workshop: what is done, when, and what the shop has for it. */
export interface Guide extends InfoPage {
  lead: string;
  drawing: GuideDrawing;
  parts: readonly GuidePart[];
  questions: readonly (readonly [question: string, answer: string])[];
  /** Urls of the categories with goods for it. */
  categories: readonly string[];
  /** Words that people type who look for it. */
  askedFor: string;
}
