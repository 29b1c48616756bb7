import type { RouterContextProvider } from 'react-router';
import type { AppointmentFormView } from '~/domain/workshop/components/appointment-form';
import type { SlotStepView } from '~/domain/workshop/components/slot-step';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { requestTarget } from '~/domain/workshop/service-card';
import { serviceAt } from '~/domain/workshop/services.server';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import { requestScope } from '../request-scope';
import { loadContactStep, loadSlotStep, lostHold } from './appointment-steps.server';
import { bookingSubject } from './booking-subject.server';

/** At this location, for the vehicle of the session. @throws {Response} 404 where the service has no slots */
export async function requireBooking(routerContext: Readonly<RouterContextProvider>, typed: string) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const service = await serviceAt(tenant, context, typed);
  const subject = service && (await bookingSubject(tenant, context, service, visitor.vehicleCode));
  if (!subject) throw new Response('', { status: 404 });
  return { tenant, subject };
}

interface ServiceAppointment extends Awaited<ReturnType<typeof requireBooking>> {
  chosen: [string, string][];
  problem: string | undefined;
  slots: SlotStepView | undefined;
  form: AppointmentFormView | undefined;
}

export async function loadServiceAppointment(
  routerContext: Readonly<RouterContextProvider>,
  typed: string,
  url: URL,
): Promise<ServiceAppointment> {
  const { tenant, subject } = await requireBooking(routerContext, typed);
  const { service, vehicle, price } = subject;
  const hold = url.searchParams.get('termin');
  const form = hold ? await loadContactStep(routerContext, subject, hold) : undefined;
  const { hasForm } = workshopPages(tenant.location);
  const request = requestTarget(service, { hasForm });
  const chosen: [string, string][] = [
    ['Leistung', service.title],
    ...(vehicle ? [['Fahrzeug', vehicle.label] as [string, string]] : []),
    ['Standort', `${tenant.location.title}, ${tenant.location.city}`],
    ['Preis', priceWords(price)],
    ...(form?.slot ? [['Termin', form.slot.text] as [string, string]] : []),
  ];
  return {
    tenant,
    subject,
    chosen,
    form,
    slots: form ? undefined : await loadSlotStep(routerContext, subject, request),
    problem: hold && !form ? await lostHold(routerContext, subject, hold) : undefined,
  };
}
