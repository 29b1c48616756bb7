import type { MetaDescriptor } from 'react-router';
import type { PageSeo } from './page-seo.server';

/** A page whose loader failed has no metadata. */
export function seoMeta({ loaderData }: { loaderData?: { seo: PageSeo } }): MetaDescriptor[] {
  // The error view sets the robots value.
  if (!loaderData) return [{ title: 'Radhaus' }];
  const { seo } = loaderData;
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { name: 'robots', content: seo.robots },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
  ];
}
