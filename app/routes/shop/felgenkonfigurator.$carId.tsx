import { data } from 'react-router';
import { wheelsWithRim } from '~/domain/catalog/complete-wheels/find-wheels.server';
import {
  type ConfiguratorView,
  RimConfiguratorPage,
} from '~/domain/catalog/rims/components/rim-configurator-page';
import {
  type ChosenRim,
  loadRimConfigurator,
} from '~/domain/catalog/rims/configurator/load-configurator.server';
import { shownRimCategories } from '~/domain/catalog/rims/configurator/offers-configurator.server';
import { pageAddress } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { requestScope } from '~/http/request-scope';
import { articlePath, categoryPath, vehiclePath } from '~/paths';
import { carPicturePath } from '~/storefront/pictures/draw-configured-car.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, pageTitle, panel } from '~/ui/components/panel.css';
import type { Route } from './+types/felgenkonfigurator.$carId';

export const handle: PageHandle = { breadcrumb: () => [{ label: 'Felgenkonfigurator' }] };

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const { audience, context } = requestScope(routerContext);
  const [rims] = await shownRimCategories(audience, context);
  if (!rims) throw new Response('', { status: 404 });
  const vehicle = await findVehicle(context, params.carId.toLowerCase());
  if (!vehicle) {
    const seo = pageSeo(audience, url.pathname, {
      title: 'Felgenkonfigurator',
      description: 'Dieses Fahrzeug kennen wir nicht.',
      isIndexed: false,
    });
    return data({ shown: undefined, seo }, { status: 404 });
  }
  const { chosen, unread, ...configurator } = await loadRimConfigurator(
    audience,
    context,
    vehicle,
    url.searchParams,
  );
  const wheels = chosen ? await wheelsWithRim(audience, context, chosen.articleId) : [];
  const quoted = unread.map((text) => `„${text.replace(/\p{Cc}/gu, '').slice(0, MAX_QUOTED)}“`).join(', ');
  const shown: ConfiguratorView = {
    ...configurator,
    label: vehicle.label,
    allRims: { to: categoryPath(rims.url), title: rims.title },
    shareAddress: pageAddress(audience, configurator.sharedPath),
    chosen: chosen && shownRim(chosen),
    notice:
      unread.length > 0 ? `Die Angabe ${quoted} kennen wir hier nicht. Sie sehen alles ohne sie.` : undefined,
    wheels: wheels.slice(0, MAX_WHEELS).map((wheel) => ({
      title: `${wheel.title} ${wheel.subtitle}`,
      to: articlePath({ ...wheel, categories: [] }),
      cents: wheel.price.cents,
    })),
  };
  const isBeyond = shown.page > shown.pages;
  const seo = pageSeo(audience, configurator.path, {
    title: `Felgen für ${vehicle.label}`,
    description: `${vehicle.label} mit passenden Felgen ansehen: Preise inkl. MwSt. und Bestand in ${audience.location.city}.`,
    isIndexed: url.searchParams.size === 0 && (shown.total ?? 0) > 0,
  });
  return data({ shown, seo }, { status: unread.length > 0 ? 400 : isBeyond ? 404 : 200 });
}

const MAX_QUOTED = 60;
const MAX_WHEELS = 4;

const shownRim = ({ articleId: _, car, ...rim }: ChosenRim) => ({ ...rim, picture: carPicturePath(car) });

export default function RimConfigurator({ loaderData: { shown } }: Route.ComponentProps) {
  if (shown) return <RimConfiguratorPage shown={shown} />;
  return (
    <section className={`${panel} ${pageStack}`}>
      <h1 className={pageTitle}>Dieses Fahrzeug kennen wir nicht</h1>
      <p>Wählen Sie Ihr Fahrzeug. Wir zeigen es mit den Felgen, die dafür zugelassen sind.</p>
      <p>
        <Link to={vehiclePath} className={button.accent}>
          Fahrzeug wählen
        </Link>
      </p>
    </section>
  );
}
