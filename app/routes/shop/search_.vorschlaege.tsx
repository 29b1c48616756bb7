import { suggest } from '~/domain/search/suggest.server';
import { linksOfPage } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { suggestionMarkup } from '~/storefront/search/suggestion-list.server';
import type { Route } from './+types/search_.vorschlaege';

/** HTML options of the list below the search field. */
export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const typed = args.url.searchParams.get('q') ?? '';
  const found = await suggest(audience, context, linksOfPage(args.context).leadsToPage, typed);
  return new Response(suggestionMarkup(audience, found), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    },
  });
}
