import type { Audience } from '~/domain/tenancy/tenant';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { categoryPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Category } from '../categories/category';
import { anything } from '../listing/filter';
import { type ListBase, listUrl } from '../listing/list-url';
import { countTotal } from '../listing/load-list.server';
import { requestedList } from '../listing/requested-list.server';
import { tyreReader } from './typed-list.server';
import { isTyreList } from './typed-tyre';
import { loadTyreList, type RequestedTyreList } from './tyre-list.server';
import { tyreList } from './tyre-listing';
import { tyrePresetOf } from './tyre-preset';

const { standard: _standard, ...withoutStandard } = tyreList;
/** All sizes, unless one is chosen. */
const presetList: typeof tyreList = withoutStandard;

/** The list of a category whose preset chooses its tyres; undefined if the category has none, or no tyres. */
export async function requestedPresetList(
  audience: Audience,
  context: Context,
  category: Category,
  { query, vehicle }: { query: URLSearchParams; vehicle: Vehicle | undefined },
): Promise<RequestedTyreList | undefined> {
  const preset = tyrePresetOf(category);
  if (!preset) return undefined;
  const fixed = Object.fromEntries(Object.entries(preset).filter(([, choice]) => choice !== undefined));
  const all = { ...anything(tyreList), ...fixed };
  if ((await countTotal(audience, context, { list: tyreList, filter: all })) === 0) return undefined;
  const base: ListBase = { path: categoryPath(category.url), fixed };
  const typed = query.get('groesse')?.trim();
  const words = typed ? (await tyreReader(context))(typed) : undefined;
  if (words && isTyreList(words)) {
    return { kind: 'moved', to: listUrl(presetList, base, { ...anything(presetList), ...words.choices }) };
  }
  const place = { list: presetList, base, heading: category.title };
  const answer = await requestedList(presetList, query, (filter) =>
    loadTyreList(audience, context, place, { filter: { ...filter, ...fixed }, vehicle }),
  );
  return { kind: 'page', ...answer, ...(typed && { unreadableSize: typed.slice(0, 60) }) };
}
