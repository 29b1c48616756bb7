import { tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { mergeSearch } from '~/values/merge-search';
import { isListParameter, readFilter } from '../listing/filter';
import { findMakes } from '../listing/makes.server';
import { tyresAddress } from './typed-list.server';
import { tyreList } from './tyre-listing';
import { seasonNames, seasons } from './tyre-terms';

/** `/reifen/PKW/winterreifen/205/55/16/Continental`; parts from the aspect ratio on are optional. */
export interface TyrePathParts {
  autoTyp: string;
  tireSeason: string;
  width: string;
  height?: string | undefined;
  zoll?: string | undefined;
  hersteller?: string | undefined;
}

/** Accepts 'Winterreifen' and 'winter'. */
function seasonOf(text: string): string {
  const lowerCaseText = text.toLowerCase();
  return seasons.find((season) => seasonNames[season].toLowerCase() === lowerCaseText) ?? lowerCaseText;
}

async function makeOf(context: Context, typed: string): Promise<string> {
  const makes = await findMakes(context, tyreList.kind);
  return makes.find((make) => make.toLowerCase() === typed.toLowerCase()) ?? typed;
}

/** Invalid parts are passed on, and the list reports them. @param further the query of the address, where the path names nothing else */
export async function redirectedTyres(
  context: Context,
  { autoTyp, tireSeason, width, height, zoll, hersteller }: TyrePathParts,
  further: URLSearchParams,
): Promise<{ to: string; isUnderstood: boolean }> {
  const asked = new URLSearchParams({ fahrzeug: autoTyp, saison: seasonOf(tireSeason), breite: width });
  if (height) asked.set('hoehe', height);
  if (zoll) asked.set('durchmesser', zoll.replace(/^R(?=\d)/i, ''));
  if (hersteller) asked.set('hersteller', await makeOf(context, hersteller));
  const query = new URLSearchParams(mergeSearch(`${asked}`, `${further}`));
  const { filter, unread } = readFilter(tyreList, query);
  if (unread.length > 0) return { to: `${tyresPath}?${query}`, isUnderstood: false };
  const [path = '', search = ''] = tyresAddress(filter).split('?');
  const others = [...query].filter(([name]) => !isListParameter(tyreList, name));
  return { to: `${path}${mergeSearch(search, `${new URLSearchParams(others)}`)}`, isUnderstood: true };
}
