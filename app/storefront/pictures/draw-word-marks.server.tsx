import { renderToStaticMarkup } from 'react-dom/server';
import { hasWordMark } from '~/paths';
import { WordMarkSheet } from '~/ui/illustrations/word-mark';

const MAX_NAMES = 60;

/**
 * Draws the names of makes in type.
 * @param names by commas
 * @returns undefined for what are no names
 */
export function drawWordMarks(names: string): string | undefined {
  const all = names.split(',');
  const areNames = all.length <= MAX_NAMES && all.every(hasWordMark);
  return areNames ? renderToStaticMarkup(<WordMarkSheet names={all} />) : undefined;
}
