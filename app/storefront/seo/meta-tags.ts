import type { MetaDescriptor } from 'react-router';
import type { PageSeo } from './page-seo.server';

/** The `meta` of a route whose loader answers its `seo`. A page whose loader failed has no metadata of its own. */
export function seoMeta({ loaderData }: { loaderData?: { seo: PageSeo } }): MetaDescriptor[] {
  // The error view, which stands in the place of a page whose loader failed, says what robots are to do.
  if (!loaderData) return [{ title: 'Radhaus' }];
  const { seo } = loaderData;
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { name: 'robots', content: seo.robots },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
  ];
}
