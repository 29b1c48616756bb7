import { suggest } from '~/domain/search/suggest.server';
import { requestScope } from '~/http/request-scope';
import { searcherOf } from '~/http/shop/searcher.server';
import { suggestionMarkup } from '~/storefront/search/suggestion-list.server';
import type { Route } from './+types/search_.vorschlaege';

/** HTML options of the list below the search field. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const typed = args.url.searchParams.get('q') ?? '';
  const found = await suggest(tenant, context, searcherOf(tenant, context, args.context), typed);
  return new Response(suggestionMarkup(tenant, found), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    },
  });
}
