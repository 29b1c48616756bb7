import { data } from 'react-router';
import { sellsTyres } from '~/domain/catalog/assortment.server';
import { CategoryLinks } from '~/domain/catalog/categories/components/category-links';
import { CategoryTiles } from '~/domain/catalog/categories/components/category-tiles';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { categoryTiles } from '~/domain/catalog/kinds/category-tiles.server';
import { ContentPageView } from '~/domain/content/components/content-page';
import { GuidePage } from '~/domain/content/components/guide-page';
import { termLinker } from '~/domain/content/glossary/glossary';
import { findGlossary } from '~/domain/content/glossary/glossary.server';
import { guideAt, guidesOf } from '~/domain/content/guides/guides.server';
import { infoSeo } from '~/domain/content/info-pages';
import { pageOf } from '~/domain/tenancy/tenant';
import { contentView } from '~/http/content-view.server';
import { describePage } from '~/http/describe-page';
import { noStore } from '~/http/no-store';
import { requestScope } from '~/http/request-scope';
import { tyresPath } from '~/paths';
import { CategoryEnquiry } from '~/storefront/blocks/footer/category-enquiry';
import { describeGuide } from '~/storefront/seo/json-ld/questions';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import type { Route } from './+types/_guide';

export const handle: PageHandle = {
  breadcrumb: ({ shown }: Route.ComponentProps['loaderData']) => ({ label: shown.label, to: shown.path }),
  isStatic: true,
};

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const guide = guideAt(pageOf(audience, args.url).split('?')[0] ?? '');
  if (!guide) throw new Response('', { status: 404 });
  const own = await contentView(args.context, guide.path, args.url.searchParams);
  if (own) {
    const replaced = { shown: own.page, own, view: undefined, seo: own.seo };
    return data(replaced, own.page.isPreview ? { headers: noStore() } : undefined);
  }
  const guides = guidesOf(audience.location);
  if (!guides.includes(guide)) throw new Response('', { status: 404 });
  const { path, label, title, lead, drawing, parts, questions } = guide;
  describePage(args.context, describeGuide(questions));
  const tiles = await categoryTiles(audience, context, guide.categories);
  const linked = termLinker(await findGlossary(audience, context));
  const view = {
    guide: {
      label,
      title,
      lead,
      drawing,
      questions,
      parts: parts.map((part) => ({
        title: part.title,
        text: part.text === undefined ? undefined : linked(part.text),
        points: part.points?.map(linked),
      })),
    },
    tiles,
    links: tiles.length === 0 ? await categoriesWithArticles(audience, context) : [],
    city: audience.location.city,
    hasTyres: await sellsTyres(audience, context),
    others: guides
      .filter((other) => other !== guide)
      .map((other) => ({ path: other.path, label: other.label })),
  };
  const seo = pageSeo(audience, path, infoSeo(guide, audience.location));
  return data({ shown: { path, label }, own: undefined, view, seo });
}

export default function GuideAtLocation({ loaderData }: Route.ComponentProps) {
  const { own, view } = loaderData;
  if (!view) return <ContentPageView page={own.page} pages={own.pages} />;
  const { guide, tiles, links, city, others, hasTyres } = view;
  return (
    <GuidePage
      guide={guide}
      city={city}
      others={others}
      contact={<CategoryEnquiry title={guide.label} />}
      related={
        <Section title="Passend dazu im Shop" className={pageStack}>
          {tiles.length > 0 ? <CategoryTiles categories={tiles} /> : <CategoryLinks links={links} />}
          {hasTyres && (
            <p>
              <Link to={tyresPath} className={button.plain}>
                Reifen nach Größe finden
              </Link>
            </p>
          )}
        </Section>
      }
    />
  );
}
