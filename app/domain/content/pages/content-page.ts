import type { CategoryDrawing, GuideDrawing } from '~/ui/illustrations/spot-names';
import { guidePaths } from '../../../values/guide-paths';

/** `overview` lists the pages below its own path. */
export const contentKinds = {
  text: 'text',
  questions: 'fragen',
  terms: 'begriffe',
  article: 'artikel',
  overview: 'uebersicht',
} as const;
export type ContentKind = keyof typeof contentKinds;

/** Where pages may stand besides the guides, which they replace: no other route answers there. */
export const contentPaths = [
  '/faq',
  '/fachbegriffe',
  '/TippsTrends',
  '/TippsTrends/:page',
  '/essen',
  '/essen/:page',
  '/duesseldorf',
  '/duesseldorf/:page',
  '/seiten/:page',
  '/home/aktionen/tecar-reifen',
] as const;

const SEGMENT = '[a-z0-9][a-z0-9-]{0,79}';
const patterns = [...contentPaths, ...Object.values(guidePaths)].map(
  (path) => new RegExp(`^${path.replace(':page', SEGMENT)}$`),
);

export function isContentPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** '/TippsTrends' of '/TippsTrends/profil' */
export function overviewOf(path: string): string | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above !== '' && isContentPath(above) ? above : undefined;
}

/** A heading and the text below it, as clean HTML. */
export interface TextPart {
  id: string;
  title: string;
  html: string;
}

export interface TextGroup extends TextPart {
  parts: TextPart[];
}

/** A page in lists, search and the sitemap. */
export interface ContentSummary {
  path: string;
  kind: ContentKind;
  label: string;
  title: string;
  description: string;
  lead: string;
  drawing: CategoryDrawing | GuideDrawing | null;
  askedFor: string;
  /** ISO date. */
  publishedFrom: string | null;
  /** Minutes, at 200 words each. */
  readingTime: number;
}

/** Clean HTML by headings of the second and third depth. */
export interface PageText {
  intro: string;
  groups: TextGroup[];
}

export interface ContentPage extends ContentSummary, PageText {
  /** Not yet or no longer there for everybody. */
  isPreview: boolean;
}
