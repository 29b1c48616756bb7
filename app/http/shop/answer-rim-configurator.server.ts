import { data, type RouterContextProvider } from 'react-router';
import { wheelsWithRim } from '~/domain/catalog/complete-wheels/find-wheels.server';
import type { ConfiguratorView } from '~/domain/catalog/rims/components/rim-configurator-page';
import {
  type ChosenRim,
  loadRimConfigurator,
} from '~/domain/catalog/rims/configurator/load-configurator.server';
import { pageAddress } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { articlePath } from '~/paths';
import { carPicturePath } from '~/storefront/pictures/draw-configured-car.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { requestScope } from '../request-scope';

const MAX_QUOTED = 60;
const MAX_WHEELS = 4;

const shownRim = ({ articleId: _, car, ...rim }: ChosenRim) => ({ ...rim, picture: carPicturePath(car) });

export async function answerRimConfigurator(
  routerContext: Readonly<RouterContextProvider>,
  vehicleCode: string,
  url: URL,
) {
  const { audience, context } = requestScope(routerContext);
  const vehicle = await findVehicle(context, vehicleCode.toLowerCase());
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
