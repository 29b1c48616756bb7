import type { MetaDescriptor } from 'react-router';
import type { Tenant } from '~/domain/tenancy/tenant.server';

export interface HomeMetaData {
  title: string;
  city: string;
  canonical: string;
}

/** What the start page's metadata is made from; `/` and `/home` name the same address. */
export function homeMetaData({ location, origin, basename }: Tenant): HomeMetaData {
  return { title: location.title, city: location.city, canonical: `${origin}${basename}` };
}

/** Metadata of the start page. */
export function homeMeta({ title, city, canonical }: HomeMetaData): MetaDescriptor[] {
  return [
    { title: `Reifen kaufen in ${city} | ${title}` },
    {
      name: 'description',
      content: `Sommer-, Winter- und Ganzjahresreifen nach Größe finden: Preise inkl. MwSt., Bestand in ${city}, unverbindlich reservieren oder bei Abholung zahlen. ${title}.`,
    },
    { name: 'robots', content: 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}
