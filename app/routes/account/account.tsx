import { Outlet } from 'react-router';
import { layout, menu, menuLink, signOutButton } from '~/domain/accounts/components/account-menu.css';
import { JoinedNotice } from '~/domain/cart/components/joined-notice';
import { findJoined } from '~/domain/cart/joined-pieces.server';
import { requireUser } from '~/http/guards.server';
import { accountScope } from '~/http/request-scope';
import { accountPath, garagePath, ordersPath, signOutPath } from '~/paths';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Form, NavLink } from '~/ui/components/link';
import {
  addressesPath,
  historyPath,
  secondFactorPath,
  settingsPath,
  storedWheelsPath,
} from '~/values/account-paths';
import { appointmentsPath } from '~/values/appointment-paths';
import type { Route } from './+types/account';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Mein Konto', to: accountPath }) };

/** Guards every page below; each page asks once more, because they load side by side. */
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = accountScope(args.context);
  return {
    joined: await findJoined(tenant, context, visitor),
  };
}

const pages = [
  [accountPath, 'Übersicht'],
  [ordersPath, 'Bestellungen'],
  [appointmentsPath, 'Termine'],
  [storedWheelsPath, 'Eingelagerte Räder'],
  [historyPath, 'Verlauf'],
  [addressesPath, 'Adressbuch'],
  [garagePath, 'Meine Garage'],
  [settingsPath, 'Einstellungen'],
  [secondFactorPath, 'Zweiter Faktor'],
] as const;

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className={layout}>
      <nav aria-label="Mein Konto">
        <ul className={menu}>
          {pages.map(([to, title]) => (
            <li key={to}>
              <NavLink to={to} end={to === accountPath} className={menuLink}>
                {title}
              </NavLink>
            </li>
          ))}
          <li>
            <Form method="post" action={signOutPath}>
              <button className={signOutButton}>Abmelden</button>
            </Form>
          </li>
        </ul>
      </nav>
      <div>
        <JoinedNotice joined={loaderData.joined} backTo={accountPath} />
        <Outlet />
      </div>
    </div>
  );
}
