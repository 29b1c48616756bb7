import type { MetaDescriptor } from 'react-router';

interface HomeMetaData {
  title: string;
  city: string;
  /** `/` and `/home` are the same page: both name the address of the first. */
  canonical: string;
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
