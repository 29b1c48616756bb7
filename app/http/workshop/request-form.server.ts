import { randomUUID } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { waitMessage } from '~/domain/accounts/messages';
import type { RequestFormView, RequestTyped } from '~/domain/workshop/components/request-form';
import { requestFields } from '~/domain/workshop/components/request-form';
import { suspicionOf, TRAP_FIELD } from '~/domain/workshop/requests/form-guard';
import { suspicionMessage } from '~/domain/workshop/requests/messages';
import { placeRequest } from '~/domain/workshop/requests/place-request.server';
import type { RequestSubject } from '~/storefront/workshop/load-request-form.server';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { requestScope } from '../request-scope';
import { contactOf, contactShape, newStamp, openedAt } from './contact-fields.server';

const HORIZON_DAYS = 365;

function wishDate(today: string) {
  return z.iso
    .date('Bitte geben Sie einen Tag an.')
    .refine((day) => day > today && day <= isoDayAfter(today, HORIZON_DAYS), {
      error: 'Bitte wählen Sie einen Tag ab morgen, höchstens ein Jahr voraus.',
    })
    .optional();
}

const schemaOn = (today: string) =>
  z.object({
    leistung: z.string({ error: 'Bitte wählen Sie eine Leistung.' }).max(80),
    ...contactShape,
    terminEins: wishDate(today),
    terminZwei: wishDate(today),
    terminDrei: wishDate(today),
  });

const refused = (view: RequestFormView, status: number) => data(view, { status });

/** @param subject what the form is about @param next where somebody adds pictures @throws {Response} the redirect there */
export async function handleRequestForm(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
  subject: RequestSubject,
  next: (token: string) => string,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const text = (name: string) => form.get(name)?.toString() ?? '';
  const typed: RequestTyped = Object.fromEntries(requestFields.map((name) => [name, text(name)]));
  const id = z.uuid().safeParse(text('vorgang')).data ?? randomUUID();
  const view = (errors: RequestFormView['errors']): RequestFormView => ({
    id,
    stamp: newStamp(context),
    typed,
    errors,
  });
  const submission = parseWithZod(form, { schema: schemaOn(germanDate(context.now())) });
  if (submission.status !== 'success') {
    const errors = requestFields.flatMap((name) =>
      (submission.error?.[name] ?? []).map((message) => ({ id: name, text: message })),
    );
    return refused(view(errors), 400);
  }
  const suspicion = suspicionOf(
    { trap: text(TRAP_FIELD), openedAt: openedAt(context, text('stempel')) },
    context.now(),
  );
  if (suspicion) return refused(view([{ text: suspicionMessage(suspicion) }]), 400);
  const { value } = submission;
  const service = subject.services.find(({ url }) => url === value.leistung);
  if (!service) return refused(view([{ id: 'leistung', text: 'Bitte wählen Sie eine Leistung.' }]), 400);
  const { terminEins, terminZwei, terminDrei } = value;
  const result = await placeRequest(tenant, context, visitor, {
    id,
    serviceUrl: service.url,
    serviceTitle: service.title,
    vehicle: value.fahrzeug ?? '',
    price: service.price ?? '',
    wishDates: [...new Set([terminEins, terminZwei, terminDrei].flatMap((day) => day ?? []))],
    contact: contactOf(value),
    message: value.nachricht ?? '',
    location: subject.location,
  });
  if (!result.ok) return refused(view([{ text: waitMessage(result.seconds) }]), 429);
  throw redirect(next(result.token), 303);
}
