import { sidewallLetteringPath } from '~/paths';
import type { Photo } from '~/values/photo';
import { formatSize } from '~/values/tyre-size';
import { blankSidewalls } from './blank-sidewalls';
import { letteringOf, type Tyre } from './tyre';

/** Address of the words for the first photo's sidewall; undefined if it has no room for them. */
export function photoLettering([photo]: readonly Photo[], make: string, tyre: Tyre): string | undefined {
  const blank = blankSidewalls[photo?.hash ?? ''];
  const words = { make: letteringOf(make), marking: formatSize(tyre), year: tyre.dotYear };
  return blank && sidewallLetteringPath({ tyre: blank, ...words });
}
