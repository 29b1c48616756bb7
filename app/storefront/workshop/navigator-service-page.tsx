import type { VehicleView } from '~/domain/vehicles/vehicle-view';
import { AppointmentForm, type AppointmentFormView } from '~/domain/workshop/components/appointment-form';
import { NavigatorFrame } from '~/domain/workshop/components/navigator-frame';
import { NavigatorPlaces, type PlacesView } from '~/domain/workshop/components/navigator-places';
import { NavigatorVehicle, type VehicleStepView } from '~/domain/workshop/components/navigator-vehicle';
import { PriceTable } from '~/domain/workshop/components/price-table';
import { amount, buttons, small } from '~/domain/workshop/components/repair-page.css';
import type { RequestFormView } from '~/domain/workshop/components/request-fields';
import { RequestForm } from '~/domain/workshop/components/request-form';
import { SlotStep, type SlotStepView } from '~/domain/workshop/components/slot-step';
import { WayOut } from '~/domain/workshop/components/way-out';
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
  isBookable: boolean;
  service: { url: string; title: string; category: string };
  vehicle: VehicleView | undefined;
  contact: string | undefined;
  problem: string | undefined;
  choice?: VehicleStepView;
  places?: PlacesView;
  form?: RequestFormView | undefined;
  slots?: SlotStepView | undefined;
  appointment?: AppointmentFormView | undefined;
  place?: string;
  price?: ServicePrice | undefined;
}

export interface RefusedNavigatorForm {
  request?: RequestFormView | undefined;
  form?: AppointmentFormView | undefined;
  problem?: string | undefined;
}

const titles: Partial<Record<NavigatorStep, string>> = {
  fahrzeug: 'Um welches Fahrzeug geht es?',
  preis: 'Ihr Preis',
  standort: 'Wo sollen wir es machen?',
  termin: 'Wann passt es Ihnen?',
  kontakt: 'Ihr Termin',
  anfrage: 'Ihre Anfrage',
};

function PriceStep({ page, path }: { page: NavigatorServiceView; path: string }) {
  const { price, state, contact } = page;
  const next = stepAddress(path, { ...state, wantsLocation: true, location: undefined });
  return (
    <section className={`${panel} ${pageStack}`}>
      {price?.kind === 'exact' ? (
        <PriceTable {...price} />
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
        {contact ? (
          <WayOut to={contact} className={button.action}>
            Kontakt aufnehmen
          </WayOut>
        ) : (
          <Link to={next} className={button.action}>
            Standort wählen
          </Link>
        )}
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
  sent: RefusedNavigatorForm | undefined;
}) {
  const { step, state, service, vehicle, problem, choice, places, form, slots, appointment, place, price } =
    page;
  const path = navigatorServicePath(base, service.url);
  const at = (change: Partial<NavigatorState>) => stepAddress(path, { ...state, ...change });
  const isPlaced = step === 'termin' || step === 'kontakt' || step === 'anfrage';
  const noPlace = { location: undefined, wantsLocation: false };
  const back = {
    kategorie: base,
    leistung: `${base}?kategorie=${encodeURIComponent(service.category)}`,
    ...(step !== 'fahrzeug' && { fahrzeug: at({ vehicle: undefined, ...noPlace }) }),
    ...((step === 'standort' || isPlaced) && { preis: at(noPlace) }),
    ...(isPlaced && { standort: at({ location: undefined, wantsLocation: true }) }),
    ...(step === 'kontakt' && { termin: at({ hold: undefined }) }),
  };
  const chosen: [string, string][] = [['Leistung', service.title]];
  if (vehicle) chosen.push(['Fahrzeug', vehicle.label]);
  else if (state.vehicle === NO_VEHICLE) chosen.push(['Fahrzeug', 'noch offen']);
  if (place) chosen.push(['Standort', place]);
  if (appointment?.slot) chosen.push(['Termin', appointment.slot.text]);
  if (isPlaced && price) chosen.push(['Preis', priceWords(price)]);
  return (
    <NavigatorFrame
      step={step}
      isBookable={page.isBookable}
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
      {slots && <SlotStep step={slots} problem={sent?.problem} />}
      {appointment && <AppointmentForm form={sent?.form ?? appointment} />}
      {form && <RequestForm form={sent?.request ?? form} services={[service]} />}
    </NavigatorFrame>
  );
}
