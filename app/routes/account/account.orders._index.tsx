import { OrderList } from '~/domain/orders/components/order-list';
import { orderCursor } from '~/domain/orders/order-cursor';
import { accountScope } from '~/http/request-scope';
import { ordersPath } from '~/paths';
import { orderEntries } from '~/storefront/account/order-entries.server';
import { accountSeo } from '~/storefront/account/page.server';
import { TyresLink } from '~/storefront/account/tyres-link';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { EmptyState } from '~/ui/components/empty-state';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import type { Route } from './+types/account.orders._index';

const PATH = ordersPath;

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Bestellungen', to: PATH }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const after = orderCursor.safeParse(args.url.searchParams.get('nach')).data;
  return {
    ...(await orderEntries(tenant, context, user.id, after)),
    seo: accountSeo(tenant, PATH, 'Bestellungen'),
  };
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { entries, older } = loaderData;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Bestellungen und Reservierungen</h1>
      {entries.length > 0 ? (
        <section className={panel}>
          <OrderList entries={entries} />
          {older && (
            <p>
              <Link to={`${PATH}?nach=${older}`}>Ältere zeigen</Link>
            </p>
          )}
        </section>
      ) : (
        <EmptyState
          picture="parcel"
          title="Sie haben noch nichts bestellt oder reserviert."
          text="Stand, Abholtermin und Belege jeder Bestellung finden Sie später hier."
        >
          <TyresLink />
        </EmptyState>
      )}
    </div>
  );
}
