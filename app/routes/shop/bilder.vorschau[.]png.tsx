import { servicesContext } from '~/http/contexts';
import { requestScope } from '~/http/request-scope';
import { findLogo } from '~/storefront/pictures/location-photos.server';
import { drawShareCard } from '~/storefront/seo/share-card/draw-share-card.server';
import { cardLook, SHARE_CARD, signedText } from '~/storefront/seo/share-card/share-card';
import type { Route } from './+types/bilder.vorschau[.]png';

/** Pages name it with a signature, so that only their titles are drawn. */
export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = requestScope(routerContext);
  const { pictures, photos, signatures } = routerContext.get(servicesContext);
  const { location } = tenant;
  const title = url.searchParams.get('titel') ?? '';
  const isOurs = signatures.isSigned(signedText(location, title), url.searchParams.get('s') ?? '');
  if (!isOurs) throw new Response('Dieses Bild gibt es nicht.', { status: 404 });
  const logo = await findLogo(location, context);
  const { title: name, city, theme, colors } = location;
  const key = JSON.stringify([
    title,
    name,
    city,
    logo?.hash,
    theme.header.componentName,
    theme.componentName,
    colors,
  ]);
  const made = await pictures.made(
    { src: key, ...SHARE_CARD, ...cardLook },
    { kind: 'own', path: '' },
    'share-cards',
    async () => drawShareCard(location, title, logo && (await photos.read(logo.hash))),
  );
  if (!made.ok) throw new Response('', { status: 503, headers: { 'retry-after': '1' } });
  return new Response(new Uint8Array(made.picture.body), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
    },
  });
}
