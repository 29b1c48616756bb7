import { data, type RouterContextProvider } from 'react-router';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicleSummary, hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { vehicleSettings } from '~/domain/vehicles/settings';
import { vehicleView } from '~/domain/vehicles/vehicle-view';
import { isBookableAt } from '~/domain/workshop/appointments/find-slots.server';
import { NO_VEHICLE, openStep, readState, stepAddress } from '~/domain/workshop/navigator/steps';
import { servicePrices } from '~/domain/workshop/prices/service-prices.server';
import { REQUEST_SERVICE } from '~/domain/workshop/service';
import { serviceAt, servicesAt } from '~/domain/workshop/services.server';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import { contactPath } from '~/paths';
import type { Context } from '~/platform/context';
import {
  emptyRequestForm,
  requestSubject,
  shownPrices,
} from '~/storefront/workshop/load-request-form.server';
import { navigatorLocations, takesOrders } from '~/storefront/workshop/navigator-locations.server';
import { navigatorServicePath } from '~/values/workshop-paths';
import { noStore } from '../no-store';
import { requestScope } from '../request-scope';
import { answerVehicleFinder } from '../shop/answer-vehicle-finder.server';
import { handleAppointmentStep, loadContactStep, loadSlotStep, lostHold } from './appointment-steps.server';
import { bookingSubject } from './booking-subject.server';
import { newStamp } from './contact-fields.server';
import { addressOfLink } from './locations-of-links';
import { handleRequestForm } from './request-form.server';

type RequestContext = Readonly<RouterContextProvider>;

const notFound = () => new Response('', { status: 404 });

/** @throws {Response} 404 where the location does not use the navigator (spec 1, service navigator switch) */
function requireNavigator({ location }: Tenant): void {
  if (!workshopPages(location).hasNavigator) throw notFound();
}

export async function loadNavigatorStart(routerContext: RequestContext, url: URL) {
  const { tenant, context } = requestScope(routerContext);
  requireNavigator(tenant);
  const services = (await servicesAt(tenant, context)).filter(({ url: one }) => one !== REQUEST_SERVICE);
  const inOrder = services.toSorted((a, b) => a.position - b.position);
  const categories = [...new Set(inOrder.map(({ category }) => category || 'Weitere Leistungen'))];
  const chosen = url.searchParams.get('kategorie');
  const category = categories.find((one) => one === chosen);
  if (chosen !== null && category === undefined) throw notFound();
  const of = (name: string) => inOrder.filter((one) => (one.category || 'Weitere Leistungen') === name);
  const prices = await servicePrices(tenant, context, requestScope(routerContext).audience.vehicleCode);
  return {
    category,
    categories: categories.map((title) => {
      const own = of(title);
      return { title, icon: own[0]?.icon ?? '', services: own.map((one) => one.title) };
    }),
    services: (category === undefined ? [] : of(category)).map(({ url: one, title, summary, icon }) => ({
      url: one,
      title,
      summary,
      icon,
      price: prices.of(one),
    })),
    vehicle: prices.vehicle,
  };
}

const UNKNOWN_VEHICLE = 'Dieses Fahrzeug kennen wir nicht. Bitte wählen Sie es noch einmal.';
const UNKNOWN_LOCATION = 'Dort gibt es diese Leistung nicht. Bitte wählen Sie einen Standort.';

type NavigatorService = Awaited<ReturnType<typeof requireNavigatorService>>;
type Choices = Awaited<ReturnType<typeof readChoices>>;

async function requireNavigatorService(routerContext: RequestContext, typed: string) {
  const { tenant, context } = requestScope(routerContext);
  requireNavigator(tenant);
  const service = await serviceAt(tenant, context, typed);
  if (!service || service.url === REQUEST_SERVICE) throw notFound();
  return { tenant, context, service };
}

/** The state that an address names, as far as vehicle and location are known, and the location that it leads to. */
async function readChoices({ tenant, context, service }: NavigatorService, query: URLSearchParams) {
  const typed = readState(query);
  const code = typed.vehicle === NO_VEHICLE ? undefined : typed.vehicle;
  const vehicle = code === undefined ? undefined : await findVehicleSummary(context, code);
  const isUnknownVehicle = code !== undefined && !vehicle;
  const state = { ...typed, vehicle: isUnknownVehicle ? undefined : typed.vehicle };
  const target = tenant.offered.find((one) => one.url === state.location);
  const isThere =
    target &&
    takesOrders(target, service.url) &&
    (await serviceAt({ ...tenant, location: target }, context, service.url));
  const isUnknownLocation = state.location !== undefined && !isThere;
  if (isUnknownLocation) Object.assign(state, { location: undefined, wantsLocation: true });
  const there = { ...tenant, location: isThere && target ? target : tenant.location };
  const isBookable = isBookableAt(there.location, service.url);
  const subject = isThere && isBookable ? await bookingSubject(there, context, isThere, code) : undefined;
  if (!workshopPages(there.location).hasForm) state.wantsRequest = undefined;
  return {
    state,
    code,
    vehicle,
    there,
    subject,
    isBookable: subject ? true : isBookable && !isThere,
    problem: isUnknownVehicle ? UNKNOWN_VEHICLE : isUnknownLocation ? UNKNOWN_LOCATION : undefined,
  };
}

async function loadVehicleStep(
  routerContext: RequestContext,
  { tenant, context }: NavigatorService,
  query: URLSearchParams,
) {
  const { hasDat } = vehicleSettings.of(tenant.location);
  const own = requestScope(routerContext).audience.vehicleCode;
  const [{ typed, found, problem }, isOffered, chosen] = await Promise.all([
    answerVehicleFinder(context, query, hasDat),
    hasVehicles(context),
    own === undefined ? undefined : findVehicleSummary(context, own),
  ]);
  return { typed, found, problem, hasDat, isOffered, own: chosen && vehicleView(chosen) };
}

async function loadRequestStep(
  routerContext: RequestContext,
  navigated: NavigatorService,
  { there, code }: Choices,
) {
  const { tenant, context, service } = navigated;
  const visitor = { ...requestScope(routerContext).visitor, vehicleCode: code };
  const form = await emptyRequestForm(tenant, context, visitor, {
    serviceUrl: service.url,
    stamp: newStamp(context),
  });
  const prices = await servicePrices(there, context, code);
  const shown = shownPrices(await serviceSubject(there, context, service.url, code));
  return { form: form && { ...form, shown }, place: placeOf(there), price: prices.of(service.url) };
}

/** The step that the address is at, with what it shows. @param base the navigator of the shop, or the framed one */
export async function loadNavigatorService(
  routerContext: RequestContext,
  typed: string,
  url: URL,
  base: string,
) {
  const navigated = await requireNavigatorService(routerContext, typed);
  const { tenant, context, service } = navigated;
  const query = url.searchParams;
  const choices = await readChoices(navigated, query);
  const { state, code, vehicle, there, subject, isBookable } = choices;
  let step = openStep(state, subject !== undefined);
  const isHeld = subject && step === 'kontakt';
  const appointment = isHeld ? await loadContactStep(routerContext, subject, state.hold ?? '') : undefined;
  if (step === 'kontakt' && !appointment) step = 'termin';
  const { id, title, summary, icon, category } = service;
  const isLost = state.hold !== undefined && step === 'termin';
  const lost = isLost && subject ? await lostHold(routerContext, subject, state.hold ?? '') : undefined;
  const page = {
    step,
    state,
    isBookable,
    service: { id, url: service.url, title, summary, icon, category },
    vehicle: vehicle && vehicleView(vehicle),
    contact: takesOrders(tenant.location, service.url) ? undefined : contactPath,
    problem: choices.problem ?? lost,
  };
  const status = page.problem ? 400 : 200;
  const own = { status, headers: noStore() };
  switch (step) {
    case 'fahrzeug': {
      const choice = await loadVehicleStep(routerContext, navigated, query);
      return data({ ...page, choice }, { status: choice.problem ? 400 : status });
    }
    case 'standort': {
      const place = (query.get('ort') ?? '').trim().slice(0, 100);
      const where = { service: service.url, vehicle: code, typed: place };
      return data({ ...page, places: await navigatorLocations(tenant, context, where) }, { status });
    }
    case 'termin': {
      const path = navigatorServicePath(base, service.url);
      const { hasForm } = workshopPages(there.location);
      const request = hasForm ? stepAddress(path, { ...state, wantsRequest: true }) : contactPath;
      const slots = subject && (await loadSlotStep(routerContext, subject, request));
      return data({ ...page, slots, place: placeOf(there), price: subject?.price }, own);
    }
    case 'kontakt':
      return data({ ...page, appointment, place: placeOf(there), price: subject?.price }, own);
    case 'anfrage':
      return data({ ...page, ...(await loadRequestStep(routerContext, navigated, choices)) }, own);
    default: {
      const prices = await servicePrices(tenant, context, code);
      return data({ ...page, price: prices.of(service.url) }, { status });
    }
  }
}

async function serviceSubject(there: Tenant, context: Context, service: string, code: string | undefined) {
  const subject = await requestSubject(there, context, new URLSearchParams(), code);
  return { ...subject, services: subject.services.filter(({ url }) => url === service) };
}

const placeOf = ({ location: { title, city } }: Pick<Tenant, 'location'>) => `${title}, ${city}`;

export interface NavigatorAddresses {
  base: string;
  pictures: (token: string) => string;
  appointment: (token: string) => string;
}

/** A slot is chosen, an appointment booked, or a request sent. @throws {Response} the redirect to what follows */
export async function answerNavigatorForm(
  routerContext: RequestContext,
  { typed, url, form }: { typed: string; url: URL; form: FormData },
  { base, pictures, appointment }: NavigatorAddresses,
) {
  const { tenant, context, service } = await requireNavigatorService(routerContext, typed);
  const state = readState(url.searchParams);
  const target = tenant.offered.find((one) => one.url === state.location);
  if (!target) throw notFound();
  const code = state.vehicle === NO_VEHICLE ? undefined : state.vehicle;
  const linkThere = (page: (token: string) => string) => (token: string) =>
    addressOfLink(tenant, target, { page, token }, url);
  if (form.has('befehl')) {
    const there = { ...tenant, location: target };
    const offered = await serviceAt(there, context, service.url);
    const booking = offered && (await bookingSubject(there, context, offered, code));
    if (!booking) throw notFound();
    const contact = (hold: string) =>
      stepAddress(navigatorServicePath(base, service.url), { ...state, hold });
    return handleAppointmentStep(routerContext, form, booking, { contact, booked: linkThere(appointment) });
  }
  if (!workshopPages(target).hasForm) throw notFound();
  const subject = await serviceSubject({ ...tenant, location: target }, context, service.url, code);
  const refused = await handleRequestForm(routerContext, form, subject, linkThere(pictures));
  return data({ request: refused.data }, refused.init ?? undefined);
}
