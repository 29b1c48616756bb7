import type { MetaDescriptor } from 'react-router';
import type { PageSeo } from './page-seo.server';

/** The tags of a page's `meta`. A page whose loader failed has no metadata of its own. */
export function metaTags(seo: PageSeo | undefined): MetaDescriptor[] {
  if (!seo) return [{ title: 'Radhaus' }, { name: 'robots', content: 'noindex, follow' }];
  return [
    { title: seo.title },
    { name: 'description', content: seo.description },
    { name: 'robots', content: seo.robots },
    { tagName: 'link', rel: 'canonical', href: seo.canonical },
  ];
}
