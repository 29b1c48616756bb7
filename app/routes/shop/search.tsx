import { data, Link, redirect } from 'react-router';
import { KindCards } from '~/domain/catalog/kinds/components/kind-pages';
import { requestScope } from '~/http/request-scope';
import { searchPath, tyresPath } from '~/paths';
import { searchShop } from '~/storefront/search-shop.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { lead, pageTitle, panel, stack } from '~/ui/components/panel.css';
import type { Route } from './+types/search';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Suche', to: searchPath }) };

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const result = await searchShop(tenant, context, args.url.searchParams.get('q') ?? '');
  if (result.kind === 'size') throw redirect(result.to);
  const seo = pageSeo(tenant, searchPath, {
    title: 'Suche',
    description: 'Reifen und Felgen nach Größe, Hersteller und Modell suchen.',
  });
  return data({ ...result, seo });
}

export default function Search({ loaderData: { words, hits, groups } }: Route.ComponentProps) {
  return (
    <div className={stack}>
      <div>
        <h1 className={pageTitle}>{words ? `Suche nach „${words}“` : 'Suche'}</h1>
        <p className={lead}>
          {words && (hits === 0 ? 'Dazu haben wir nichts gefunden.' : `${hits} Treffer, Vorrätiges zuerst`)}
        </p>
      </div>
      {hits === 0 && (
        <form method="get" className={`${panel} ${stack}`}>
          <TextField
            id="suchwort"
            label="Suchwort"
            name="q"
            defaultValue={words}
            maxLength={100}
            hint="Eine Reifengröße wie 205/55 R16 91V, ein Hersteller oder ein Modell."
          />
          <button className={button.accent}>Suchen</button>
          <p>
            Oder <Link to={tyresPath}>alle Reifen nach Größe</Link> ansehen.
          </p>
        </form>
      )}
      {groups.map((group) => (
        <KindCards key={group.kind} group={group} />
      ))}
    </div>
  );
}
