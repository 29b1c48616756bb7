import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf } from '~/domain/tenancy/tenant';
import { type StoredWheelsEntry, StoredWheelsList } from '~/domain/workshop/components/stored-wheels-list';
import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import { seasonNames, treadView, wheelStateNames, wheelText } from '~/domain/workshop/storage/stored-wheels';
import { wheelChangePath } from '~/domain/workshop/storage/wheel-change';
import { listWheelsOf } from '~/domain/workshop/storage/wheels-of-person.server';
import { accountScope } from '~/http/request-scope';
import { contactPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { EmptyState } from '~/ui/components/empty-state';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { storedWheelsPath } from '~/values/account-paths';
import { formatDay, formatIsoDate } from '~/values/german-date';
import type { Route } from './+types/account.einlagerung';

const TITLE = 'Eingelagerte Räder';

export const handle: PageHandle = { breadcrumb: () => ({ label: TITLE, to: storedWheelsPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const placeOf = new Map(tenant.group.map((location) => [location.id, location]));
  const found = await listWheelsOf(context, user, [...placeOf.keys()]);
  const entry = (wheels: StoredWheels): StoredWheelsEntry => {
    const { id, label, season, tread, plate, vehicle, state, bookedAt, nextChange, locationId } = wheels;
    const location = placeOf.get(locationId);
    const change = location && state === 'in' ? wheelChangePath(location) : undefined;
    return {
      id,
      label,
      title: `${seasonNames[season]}, ${wheelText(wheels)}`,
      facts: [location ? `${location.title}, ${location.city}` : '', vehicle, plate].filter(Boolean),
      state: `${wheelStateNames[state]} ${state === 'in' ? 'seit' : 'am'} ${formatDay(bookedAt)}`,
      nextChange: nextChange ? formatIsoDate(nextChange) : undefined,
      tread: treadView(tread, season),
      bookingAddress: location && change ? joinPath(basenameOf(tenant.host, location), change) : undefined,
    };
  };
  return { wheels: found.map(entry), seo: accountSeo(tenant, storedWheelsPath, TITLE) };
}

export default function StoredWheelsPage({ loaderData: { wheels } }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>{TITLE}</h1>
      {wheels.length === 0 ? (
        <EmptyState
          picture="wheel"
          title="Zu Ihrer E-Mail-Adresse sind keine Räder eingelagert."
          text="Fehlt ein Radsatz, nennen Sie dem Autohaus bitte die E-Mail-Adresse dieses Kontos."
        >
          <Link to={contactPath} className={button.accent}>
            Autohaus fragen
          </Link>
        </EmptyState>
      ) : (
        <StoredWheelsList entries={wheels} />
      )}
    </div>
  );
}
