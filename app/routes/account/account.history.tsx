import { entry, list, muted } from '~/domain/accounts/components/account.css';
import { historyOf } from '~/domain/customer/history.server';
import { accountScope } from '~/http/request-scope';
import { ordersPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { dataExportPath, historyPath } from '~/values/account-paths';
import type { Route } from './+types/account.history';

const PATH = historyPath;

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Verlauf', to: PATH }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  return {
    ...(await historyOf(tenant, context, user.id)),
    seo: accountSeo(tenant, PATH, 'Verlauf'),
  };
}

export default function History({ loaderData }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>Verlauf</h1>
        <p className={lead}>Aktivitäten in Ihrem Konto, die neuesten zuerst.</p>
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
          Ältere Vorgänge finden Sie unter <Link to={ordersPath}>Bestellungen</Link> und in der{' '}
          <Link to={dataExportPath} reloadDocument>
            Datei mit Ihren Daten
          </Link>
          .
        </p>
      )}
    </div>
  );
}
