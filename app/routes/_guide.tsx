import { sellsTyres } from '~/domain/catalog/assortment.server';
import { CategoryLinks } from '~/domain/catalog/categories/components/category-links';
import { CategoryTiles } from '~/domain/catalog/categories/components/category-tiles';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { categoryTiles } from '~/domain/catalog/kinds/category-tiles.server';
import { GuidePage } from '~/domain/content/components/guide-page';
import { termLinker } from '~/domain/content/glossary/glossary';
import { findGlossary } from '~/domain/content/glossary/glossary.server';
import { guideAt, guides } from '~/domain/content/guides/guides.server';
import { infoSeo } from '~/domain/content/info-pages';
import { pageOf } from '~/domain/tenancy/tenant';
import { describePage } from '~/http/describe-page';
import { requestAudience, requestScope } from '~/http/request-scope';
import { tyresPath } from '~/paths';
import { CategoryEnquiry } from '~/storefront/blocks/footer/category-enquiry';
import { describeGuide } from '~/storefront/seo/json-ld/questions';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, sectionTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/_guide';

export const handle: PageHandle = {
  breadcrumb: ({ guide }: Route.ComponentProps['loaderData']) => ({ label: guide.label, to: guide.path }),
  isStatic: true,
};

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { isNoaEmployee } = requestAudience(args.context);
  const guide = guideAt(pageOf(tenant, args.url).split('?')[0] ?? '');
  if (!guide) throw new Response('', { status: 404 });
  const { path, label, title, lead, drawing, parts, questions } = guide;
  describePage(args.context, describeGuide(questions));
  const tiles = await categoryTiles(tenant, context, isNoaEmployee, guide.categories);
  const linked = termLinker(await findGlossary(tenant, context));
  return {
    guide: {
      ...{ path, label, title, lead, drawing, questions },
      parts: parts.map((part) => ({
        title: part.title,
        text: part.text === undefined ? undefined : linked(part.text),
        points: part.points?.map(linked),
      })),
    },
    tiles,
    links: tiles.length === 0 ? await categoriesWithArticles(tenant, context, isNoaEmployee) : [],
    city: tenant.location.city,
    hasTyres: await sellsTyres(tenant, context, isNoaEmployee),
    others: guides
      .filter((other) => other !== guide)
      .map((other) => ({ path: other.path, label: other.label })),
    seo: pageSeo(tenant, path, infoSeo(guide, tenant.location)),
  };
}

export default function GuideAtLocation({ loaderData }: Route.ComponentProps) {
  const { guide, tiles, links, city, others, hasTyres } = loaderData;
  return (
    <GuidePage
      guide={guide}
      city={city}
      others={others}
      contact={<CategoryEnquiry title={guide.label} />}
      related={
        <section className={pageStack}>
          <h2 className={sectionTitle}>Passend dazu im Shop</h2>
          {tiles.length > 0 ? <CategoryTiles categories={tiles} /> : <CategoryLinks links={links} />}
          {hasTyres && (
            <p>
              <Link to={tyresPath} className={button.plain}>
                Reifen nach Größe finden
              </Link>
            </p>
          )}
        </section>
      }
    />
  );
}
