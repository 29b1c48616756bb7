import { requireWholeHost } from '~/http/guards.server';
import { requestScope } from '~/http/request-scope';
import { sitemap } from '~/storefront/seo/sitemap.server';
import type { Route } from './+types/sitemap[.]xml';

/** All indexable pages of the host; a part of them if they exceed one file. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  requireWholeHost(tenant);
  const { searchParams } = args.url;
  const [location, part] = [searchParams.get('standort'), searchParams.get('teil') ?? '1'];
  const requested =
    location === null ? undefined : { location, part: /^[1-9]\d{0,4}$/.test(part) ? Number(part) : 0 };
  const xml = requested?.part === 0 ? undefined : await sitemap(tenant, context, requested);
  if (xml === undefined) throw new Response('', { status: 404 });
  return new Response(xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
