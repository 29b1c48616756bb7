import type { Tenant } from '~/domain/tenancy/tenant';
import type { PageDescription, SharedPicture } from './json-ld/page-description';
import type { PageSeo } from './page-seo.server';

interface OpenGraphProps {
  tenant: Tenant;
  seo: PageSeo;
  page: PageDescription;
  picture: SharedPicture;
}

/** The Open Graph protocol (ogp.me), and X's card, which reads the rest from it. React moves the tags into the head. */
export function OpenGraph({ tenant, seo, page, picture }: OpenGraphProps) {
  const isWide = picture.width > 1.5 * picture.height;
  const tags: [property: string, content: string | number][] = [
    ['og:title', seo.title],
    ['og:description', seo.description],
    ['og:type', page.type ?? 'website'],
    ['og:url', seo.canonical],
    ['og:site_name', tenant.location.title],
    ['og:locale', 'de_DE'],
    ['og:image', picture.url],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alternative],
    ...(page.price === undefined
      ? []
      : ([
          ['product:price:amount', (page.price / 100).toFixed(2)],
          ['product:price:currency', 'EUR'],
        ] satisfies [string, string][])),
  ];
  return (
    <>
      {tags.map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      <meta name="twitter:card" content={isWide ? 'summary_large_image' : 'summary'} />
    </>
  );
}
