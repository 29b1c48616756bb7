import { seasonPaths, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import { anything } from '../listing/filter';
import { listUrl } from '../listing/list-url';
import { findMakes } from '../listing/makes.server';
import { readTypedTyre, type TypedTyre } from './typed-tyre';
import { type TyreFilter, tyreList } from './tyre-listing';
import type { Season } from './tyre-terms';

export async function tyreReader(context: Context): Promise<(typed: string) => TypedTyre> {
  const makes = await findMakes(context, tyreList.kind);
  return (typed) => readTypedTyre(typed, makes);
}

/** Leaves unnamed choices open; `season` is that of the page with the choices. */
export function tyresAddress(choices: TypedTyre['choices'], season?: Season): string {
  const filter: TyreFilter = { ...anything(tyreList), ...choices };
  const seasons = choices.seasons ?? (season ? [season] : []);
  const [only] = seasons;
  const place =
    only && seasons.length === 1 ? { path: seasonPaths[only], fixed: { seasons } } : { path: tyresPath };
  return listUrl(tyreList, place, filter);
}
