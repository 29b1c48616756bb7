import { addressesOf } from '~/domain/accounts/address-book.server';
import { card, cards } from '~/domain/accounts/components/account.css';
import { OrderList } from '~/domain/orders/components/order-list';
import { accountScope } from '~/http/request-scope';
import { accountPath, ordersPath } from '~/paths';
import { orderEntries } from '~/storefront/account/order-entries.server';
import { accountSeo } from '~/storefront/account/page.server';
import { TyresLink } from '~/storefront/account/tyres-link';
import { EmptyState } from '~/ui/components/empty-state';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { addressesPath, settingsPath } from '~/values/account-paths';
import type { Route } from './+types/account._index';

const SHOWN = 3;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const { entries } = await orderEntries(tenant, context, user.id);
  const [address] = await addressesOf(context, user.id);
  return {
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    orders: entries.slice(0, SHOWN),
    address: address && `${address.street}, ${address.postcode} ${address.city}`,
    seo: accountSeo(tenant, accountPath, 'Mein Konto'),
  };
}

export default function AccountOverview({ loaderData }: Route.ComponentProps) {
  const { name, email, orders, address } = loaderData;
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Guten Tag, {name}</h1>
      {orders.length > 0 ? (
        <Section title="Letzte Bestellungen" className={`${panel} ${card}`}>
          <OrderList entries={orders} />
          <p>
            <Link to={ordersPath}>Alle Bestellungen und Reservierungen</Link>
          </p>
        </Section>
      ) : (
        <EmptyState picture="parcel" title="Sie haben noch nichts bestellt.">
          <TyresLink />
        </EmptyState>
      )}
      <div className={cards}>
        <Section title="Meine Angaben" className={`${panel} ${card}`}>
          <p>
            {name}
            <br />
            {email}
          </p>
          <Link to={settingsPath}>Ändern</Link>
        </Section>
        <Section title="Adressbuch" className={`${panel} ${card}`}>
          <p>{address ?? 'Noch keine Adresse gespeichert.'}</p>
          <Link to={addressesPath}>Adressen verwalten</Link>
        </Section>
      </div>
    </div>
  );
}
