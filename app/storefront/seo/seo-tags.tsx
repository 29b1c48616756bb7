import { useMatches, useRouteError } from 'react-router';
import type { PageSeo } from './page-seo.server';

/** Of a page whose loader answers `seo`. A page without it, and the page of an error, set their own. */
export function SeoTags() {
  const page = useMatches().at(-1)?.loaderData as { seo?: PageSeo } | undefined;
  const isError = Boolean(useRouteError());
  if (isError || !page?.seo) return null;
  const { title, description, robots, canonical } = page.seo;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={canonical} />
    </>
  );
}
