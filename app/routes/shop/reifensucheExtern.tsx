import { data } from 'react-router';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { FramedFinder } from '~/domain/catalog/tyres/components/framed-finder';
import { tyreSizes } from '~/domain/catalog/tyres/find-tyres.server';
import { seasonChoices } from '~/domain/catalog/tyres/season';
import { joinPath } from '~/domain/tenancy/page-path';
import { guestsOf } from '~/domain/tenancy/tenant';
import { requestScope } from '~/http/request-scope';
import { tyresPath } from '~/paths';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { packSizes } from '~/values/tyre-size';
import type { Route } from './+types/reifensucheExtern';

export const handle: PageHandle = { isStatic: true };

export const meta: Route.MetaFunction = () => [
  { title: 'Reifensuche' },
  { name: 'robots', content: 'noindex, follow' },
];

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { kinds, hiddenSeasons } = await assortmentOf(guestsOf(tenant), context);
  if (!kinds.includes('tyre')) throw data('', { status: 404 });
  const sizes = packSizes(await tyreSizes(context));
  return { action: joinPath(tenant.basename, tyresPath), sizes, seasons: seasonChoices(hiddenSeasons) };
}

/** For frames of other sites. */
export default function FramedTyreFinder({ loaderData }: Route.ComponentProps) {
  return <FramedFinder {...loaderData} />;
}
