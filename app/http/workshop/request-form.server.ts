import { createHash } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { waitMessage } from '~/domain/accounts/messages';
import type { RequestFormView, RequestTyped } from '~/domain/workshop/components/request-fields';
import { requestFields } from '~/domain/workshop/components/request-fields';
import { suspicionOf, TRAP_FIELD } from '~/domain/workshop/requests/form-guard';
import { suspicionMessage } from '~/domain/workshop/requests/messages';
import { placeRequest } from '~/domain/workshop/requests/place-request.server';
import { parseForm } from '~/http/parse-form.server';
import { type RequestSubject, shownPrices } from '~/storefront/workshop/load-request-form.server';
import { germanDate } from '~/values/german-date';
import { requestScope } from '../request-scope';
import { contactOf, contactShape, messageField, newStamp, openedAt } from './contact-fields.server';
import { wishDate } from './wish-date';

const SERVICE_MISSING = 'Bitte wählen Sie eine Leistung.';
const SUBJECT_MISSING = 'Bitte wählen Sie einen Betreff.';
const MESSAGE_MISSING = 'Bitte schreiben Sie uns, worum es geht.';

/** An empty field arrives as none. */
const requiredMessage = z.string({ error: MESSAGE_MISSING }).pipe(messageField.min(1, MESSAGE_MISSING));

const schemaOn = (today: string, isMessage: boolean) =>
  z.object({
    ...contactShape,
    leistung: z.string({ error: isMessage ? SUBJECT_MISSING : SERVICE_MISSING }).max(80),
    nachricht: isMessage ? requiredMessage : contactShape.nachricht,
    terminEins: wishDate(today).optional(),
    terminZwei: wishDate(today).optional(),
    terminDrei: wishDate(today).optional(),
  });

/** A form of a page that many share has no id of its own: the same words sent twice are one request. */
function idOf(typed: RequestTyped, stamp: string): string {
  const digits = createHash('sha256')
    .update(JSON.stringify([stamp, typed]))
    .digest('hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

const refused = (view: RequestFormView, status: number) => data(view, { status });

/** @param subject what the form is about @param next where somebody adds pictures @throws {Response} the redirect there */
export async function handleRequestForm(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
  subject: RequestSubject,
  next: (token: string) => string,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { services, location, isMessage = false } = subject;
  const text = (name: string) => form.get(name)?.toString() ?? '';
  const typed: RequestTyped = Object.fromEntries(requestFields.map((name) => [name, text(name)]));
  const id = z.uuid().safeParse(text('vorgang')).data ?? idOf(typed, text('stempel'));
  const opened = openedAt(context, text('stempel'));
  const view = (errors: RequestFormView['errors']): RequestFormView => ({
    id,
    // Correcting a field takes less time than the whole form.
    stamp: opened ? text('stempel') : newStamp(context),
    shown: shownPrices(subject),
    typed,
    errors,
  });
  const submission = parseForm(form, schemaOn(germanDate(context.now()), isMessage));
  if (submission.status !== 'success') {
    const errors = requestFields.flatMap((name) =>
      (submission.error?.[name] ?? []).map((message) => ({ id: name, text: message })),
    );
    return refused(view(errors), 400);
  }
  const suspicion = suspicionOf({ trap: text(TRAP_FIELD), openedAt: opened }, context.now());
  if (suspicion) return refused(view([{ text: suspicionMessage(suspicion) }]), 400);
  const { value } = submission;
  const service = services.find(({ url }) => url === value.leistung);
  if (!service)
    return refused(view([{ id: 'leistung', text: isMessage ? SUBJECT_MISSING : SERVICE_MISSING }]), 400);
  const { terminEins, terminZwei, terminDrei } = value;
  const isShown = text('gezeigt') === shownPrices(subject) && value.fahrzeug === subject.vehicle;
  const result = await placeRequest(tenant, context, visitor, {
    id,
    serviceUrl: isMessage ? null : service.url,
    serviceTitle: service.title,
    vehicle: value.fahrzeug ?? '',
    price: (isShown && service.price) || '',
    wishDates: [...new Set([terminEins, terminZwei, terminDrei].flatMap((day) => day ?? []))],
    contact: contactOf(value),
    message: value.nachricht ?? '',
    location,
  });
  if (!result.ok) return refused(view([{ text: waitMessage(result.seconds) }]), 429);
  throw redirect(next(result.token), 303);
}
