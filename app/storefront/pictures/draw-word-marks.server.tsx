import { renderToStaticMarkup } from 'react-dom/server';
import { hasWordMark } from '~/paths';
import { WordMarkSheet } from '~/ui/illustrations/word-mark';

const MAX_NAMES = 60;

/** Undefined for invalid names. @param names separated by commas */
export function drawWordMarks(names: string): string | undefined {
  const all = names.split(',');
  const areNames = all.length <= MAX_NAMES && all.every(hasWordMark);
  return areNames ? renderToStaticMarkup(<WordMarkSheet names={all} />) : undefined;
}
