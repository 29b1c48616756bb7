import { Link } from 'react-router';
import { entry, list, muted } from '~/domain/accounts/components/account.css';
import { historyOf } from '~/domain/customer/history.server';
import { accountScope } from '~/http/request-scope';
import { accountSeo } from '~/storefront/account/page.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-shell';
import { lead, pageTitle, panel, stack } from '~/ui/components/panel.css';
import type { Route } from './+types/account.history';

const PATH = '/account/history';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Verlauf', to: PATH }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  return {
    ...(await historyOf(tenant, context, user.id)),
    seo: accountSeo(tenant, PATH, 'Verlauf'),
  };
}

export default function History({ loaderData }: Route.ComponentProps) {
  return (
    <div className={stack}>
      <div>
        <h1 className={pageTitle}>Verlauf</h1>
        <p className={lead}>Was mit Ihrem Konto geschah, das Neueste zuerst.</p>
      </div>
      <ol className={`${panel} ${list}`}>
        {loaderData.entries.map(({ at, when, what }) => (
          <li key={`${at} ${what}`} className={entry}>
            <span>{what}</span>
            <time dateTime={at} className={muted}>
              {when}
            </time>
          </li>
        ))}
      </ol>
      {loaderData.hasMore && (
        <p>
          Älteres steht unter <Link to="/account/orders">Bestellungen</Link> und in der{' '}
          <Link to="/account/daten.json" reloadDocument>
            Datei mit Ihren Daten
          </Link>
          .
        </p>
      )}
    </div>
  );
}
