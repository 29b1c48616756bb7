import type { VehicleView } from '~/domain/vehicles/vehicle-view';
import { NavigatorFrame } from '~/domain/workshop/components/navigator-frame';
import { NavigatorPlaces, type PlacesView } from '~/domain/workshop/components/navigator-places';
import { NavigatorVehicle, type VehicleStepView } from '~/domain/workshop/components/navigator-vehicle';
import { PriceTable } from '~/domain/workshop/components/price-table';
import { amount, buttons, small } from '~/domain/workshop/components/repair-page.css';
import type { RequestFormView } from '~/domain/workshop/components/request-fields';
import { RequestForm } from '~/domain/workshop/components/request-form';
import {
  type NavigatorState,
  type NavigatorStep,
  NO_VEHICLE,
  stepAddress,
} from '~/domain/workshop/navigator/steps';
import { priceWords, type ServicePrice } from '~/domain/workshop/prices/service-price';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { pageStack, panel } from '~/ui/components/panel.css';
import { navigatorServicePath } from '~/values/workshop-paths';

export interface NavigatorServiceView {
  step: NavigatorStep;
  state: NavigatorState;
  service: { url: string; title: string; category: string };
  vehicle: VehicleView | undefined;
  /** Instead of the request form, where the theme hides it. */
  contact: string | undefined;
  problem: string | undefined;
  choice?: VehicleStepView;
  places?: PlacesView;
  form?: RequestFormView;
  /** Title and town of the chosen location. */
  place?: string;
  price?: ServicePrice;
}

const titles: Partial<Record<NavigatorStep, string>> = {
  fahrzeug: 'Um welches Fahrzeug geht es?',
  preis: 'Ihr Preis',
  standort: 'Wo sollen wir es machen?',
  anfrage: 'Ihre Anfrage',
};

function PriceStep({ page, path }: { page: NavigatorServiceView; path: string }) {
  const { price, state, contact } = page;
  const next = stepAddress(path, { ...state, wantsLocation: true, location: undefined });
  return (
    <section className={`${panel} ${pageStack}`}>
      {price?.kind === 'exact' ? (
        <PriceTable price={price} />
      ) : (
        <div>
          <strong className={amount}>{price && priceWords(price)}</strong>
          <p className={small}>
            {price?.kind === 'range'
              ? 'inkl. MwSt., je nach Fahrzeug'
              : 'Wir sehen uns Ihr Fahrzeug an und nennen Ihnen den Preis, bevor wir beginnen.'}
          </p>
        </div>
      )}
      <div className={buttons}>
        <Link to={contact ?? next} className={button.action}>
          {contact ? 'Kontakt aufnehmen' : 'Standort wählen'}
        </Link>
      </div>
    </section>
  );
}

/** A step of a service. @param base the navigator of the shop, or the framed one @param sent the form with its errors */
export function NavigatorServicePage({
  page,
  base,
  sent,
}: {
  page: NavigatorServiceView;
  base: string;
  sent: RequestFormView | undefined;
}) {
  const { step, state, service, vehicle, problem, choice, places, form, place, price } = page;
  const path = navigatorServicePath(base, service.url);
  const at = (change: Partial<NavigatorState>) => stepAddress(path, { ...state, ...change });
  const noPlace = { location: undefined, wantsLocation: false };
  const back = {
    kategorie: base,
    leistung: `${base}?kategorie=${encodeURIComponent(service.category)}`,
    ...(step !== 'fahrzeug' && { fahrzeug: at({ vehicle: undefined, ...noPlace }) }),
    ...((step === 'standort' || step === 'anfrage') && { preis: at(noPlace) }),
    ...(step === 'anfrage' && { standort: at({ location: undefined, wantsLocation: true }) }),
  };
  const chosen: [string, string][] = [['Leistung', service.title]];
  if (vehicle) chosen.push(['Fahrzeug', vehicle.label]);
  else if (state.vehicle === NO_VEHICLE) chosen.push(['Fahrzeug', 'noch offen']);
  if (place) chosen.push(['Standort', place]);
  if (step === 'anfrage' && price) chosen.push(['Preis', priceWords(price)]);
  return (
    <NavigatorFrame
      step={step}
      title={titles[step] ?? service.title}
      back={back}
      chosen={chosen}
      problem={problem}
    >
      {choice && <NavigatorVehicle choice={choice} addressWith={(code) => at({ vehicle: code })} />}
      {step === 'preis' && <PriceStep page={page} path={path} />}
      {places && (
        <NavigatorPlaces
          places={places}
          kept={{ fahrzeug: state.vehicle ?? NO_VEHICLE, schritt: 'standort' }}
          addressAt={(location) => at({ location })}
        />
      )}
      {form && <RequestForm form={sent ?? form} services={[service]} />}
    </NavigatorFrame>
  );
}
