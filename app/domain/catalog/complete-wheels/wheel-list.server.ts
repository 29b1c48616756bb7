import type { Audience } from '~/domain/tenancy/tenant';
import { completeWheelsPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { FittingArticles } from '../listing/fitting-view';
import { type ListPage, loadList } from '../listing/load-list.server';
import { type RequestedList, requestedList } from '../listing/requested-list.server';
import { wheelSeasons } from './complete-wheel';
import { wheelCards } from './find-wheels.server';
import type { WheelCardView } from './wheel-card';
import { wheelList } from './wheel-listing';

export type WheelList = ListPage & { heading: string; cards: WheelCardView[] };

export function requestedWheelList(
  audience: Audience,
  context: Context,
  query: URLSearchParams,
  fitting?: FittingArticles,
): Promise<RequestedList<WheelList>> {
  const base = { path: completeWheelsPath };
  return requestedList(wheelList, query, async (filter) => {
    const { page, articles } = await loadList(audience, context, { list: wheelList, base, filter }, fitting);
    const [season, ...otherSeasons] = filter.seasons;
    const heading = season && otherSeasons.length === 0 ? wheelSeasons[season] : 'Kompletträder';
    return { ...page, heading, cards: await wheelCards(audience, context, articles) };
  });
}
