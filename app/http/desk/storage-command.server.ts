import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { line, phoneField } from '~/domain/accounts/person-fields';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { mayDo, type StorageCommand, storageCommands } from '~/domain/desk/rights';
import { changeWheels, storeWheels, type WheelChange } from '~/domain/workshop/storage/book-wheels.server';
import { findWheels } from '~/domain/workshop/storage/find-wheels.server';
import { labelMessage, wheelsMessage } from '~/domain/workshop/storage/messages';
import type { WheelFacts } from '~/domain/workshop/storage/stored-set';
import { MAX_TREAD_TENTHS, seasons, type Tread } from '~/domain/workshop/storage/stored-wheels';
import type { Context } from '~/platform/context';
import { deskWheelsPath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';
import { parseTenths } from '~/values/tenths';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { requireDesk } from './require-desk.server';

type RequestContext = Readonly<RouterContextProvider>;

const MAX_LABEL = 999_999;
const NO_LABEL = 'Bitte eine Zahl von 1 bis 999.999 angeben.';

const optional = (longest: number) =>
  z.union([z.literal(''), line('', longest)], `Bitte höchstens ${longest} Zeichen, ohne Steuerzeichen.`);

const depth = z.string().transform((text, check) => {
  const tenths = parseTenths(text.trim());
  if (tenths !== undefined && tenths <= MAX_TREAD_TENTHS) return tenths;
  check.addIssue('Bitte die Tiefe in mm angeben, 0 bis 20, zum Beispiel 6,5.');
  return z.NEVER;
});

const treadFields = { profilVL: depth, profilVR: depth, profilHL: depth, profilHR: depth };
type TreadFields = Record<keyof typeof treadFields, number>;

const shelf = line('Bitte geben Sie das Regal an.', 20);
const change = (now: Date) =>
  z.union([
    z.literal('').transform(() => null),
    z.iso
      .date('Bitte geben Sie einen Tag an.')
      .refine((day) => day >= germanDate(now), 'Dieser Tag ist schon vorbei.'),
  ]);

const factsSchema = (now: Date) =>
  z.object({
    vorname: optional(80),
    nachname: line('Bitte geben Sie den Namen an.'),
    telefon: z.union([z.literal(''), phoneField]),
    email: z.union([z.literal(''), z.email('Diese E-Mail-Adresse ist unvollständig.').max(254)]),
    kennzeichen: optional(12).transform((plate) => plate.toUpperCase().replace(/\s+/g, ' ')),
    fahrzeug: optional(80),
    reifen: line('Bitte geben Sie den Reifen an.', 80),
    groesse: optional(40),
    felge: optional(80),
    saison: z.enum(seasons, 'Bitte wählen Sie eine Saison.'),
    regal: optional(20),
    wechsel: change(now),
    notiz: optional(300),
    erinnern: z.literal('on').optional(),
    ...treadFields,
  });

const treadOf = (parsed: TreadFields): Tread => [
  parsed.profilVL,
  parsed.profilVR,
  parsed.profilHL,
  parsed.profilHR,
];

function factsOf(parsed: z.output<ReturnType<typeof factsSchema>>): WheelFacts {
  const { vorname, nachname, telefon, email, erinnern } = parsed;
  return {
    contact: { salutation: '', firstName: vorname, lastName: nachname, phone: telefon, email },
    plate: parsed.kennzeichen,
    vehicle: parsed.fahrzeug,
    tyre: parsed.reifen,
    size: parsed.groesse,
    rim: parsed.felge,
    season: parsed.saison,
    shelf: parsed.regal,
    tread: treadOf(parsed),
    nextChange: parsed.wechsel,
    wantsReminder: erinnern === 'on',
    note: parsed.notiz,
  };
}

type Errors = Record<string, string[] | undefined>;
type Parsed<T> = { value: T; errors?: undefined } | { errors: Errors };

function parsedBy<T extends z.ZodType>(schema: T, values: unknown): Parsed<z.output<T>> {
  const parsed = schema.safeParse(values);
  return parsed.success ? { value: parsed.data } : { errors: z.flattenError(parsed.error).fieldErrors };
}

const NO_ADDRESS = 'Für die Erinnerung braucht es eine E-Mail-Adresse.';

/** Facts of a form, with the rules that concern several fields. */
function parsedFacts(values: Record<string, string>, now: Date): Parsed<WheelFacts> {
  const parsed = parsedBy(factsSchema(now), values);
  if (parsed.errors) return parsed;
  const facts = factsOf(parsed.value);
  if (facts.wantsReminder && facts.contact.email === '') return { errors: { email: [NO_ADDRESS] } };
  return { value: facts };
}

/** @throws {Response} the redirect to the set */
export async function newWheelsByForm(routerContext: RequestContext, sent: FormData) {
  const { tenant, context, user, roles } = await requireDesk(routerContext);
  const form: DeskForm = { command: 'store', values: textsOf(sent) };
  if (!mayDo(roles, 'storage')) return refused(form, { text: NOT_ALLOWED }, 403);
  const place = parsedBy(
    z.object({
      nummer: z.uuid('Bitte laden Sie die Seite neu.'),
      etikett: z.coerce.number(NO_LABEL).int(NO_LABEL).min(1, NO_LABEL).max(MAX_LABEL, NO_LABEL),
      regal: shelf,
    }),
    form.values,
  );
  const facts = parsedFacts(form.values, context.now());
  if (place.errors || facts.errors) return invalid(form, { ...facts.errors, ...place.errors });
  const { nummer: id, etikett: label } = place.value;
  const here = { locationId: tenant.location.id, staff: user.email };
  const result = await storeWheels(context, here, { ...facts.value, id, label });
  if (!result.ok) return refused(form, { field: 'etikett', text: labelMessage(result) }, 409);
  throw redirect(`${deskWheelsPath(result.label)}?hinweis=store`, 303);
}

/** @throws {Response} 404 for a label that no set of the location has */
export async function requireWheels(routerContext: RequestContext, typed: string) {
  const desk = await requireDesk(routerContext);
  const label = /^[1-9]\d{0,5}$/.test(typed) ? Number(typed) : 0;
  const wheels = await findWheels(desk.context, desk.tenant.location.id, label);
  if (!wheels) throw data('Diesen Radsatz gibt es hier nicht.', { status: 404 });
  return { desk, wheels, mayChange: mayDo(desk.roles, 'storage') };
}

function changeOf(
  command: Exclude<StorageCommand, 'store'>,
  values: Record<string, string>,
  { now }: Context,
): Parsed<WheelChange> {
  switch (command) {
    case 'out':
      return { value: { kind: 'out' } };
    case 'tread': {
      const parsed = parsedBy(z.object(treadFields), values);
      return parsed.errors ? parsed : { value: { kind: 'tread', tread: treadOf(parsed.value) } };
    }
    case 'in': {
      const parsed = parsedBy(z.object({ regal: shelf, wechsel: change(now()), ...treadFields }), values);
      if (parsed.errors) return parsed;
      const { regal, wechsel } = parsed.value;
      return { value: { kind: 'in', shelf: regal, nextChange: wechsel, tread: treadOf(parsed.value) } };
    }
    case 'facts': {
      const parsed = parsedFacts(values, now());
      return parsed.errors ? parsed : { value: { kind: 'facts', facts: parsed.value } };
    }
  }
}

/** @throws {Response} the redirect to the set, which says what was done */
export async function wheelsCommandByForm(routerContext: RequestContext, typed: string, sent: FormData) {
  const { desk, wheels, mayChange } = await requireWheels(routerContext, typed);
  const { tenant, context, user } = desk;
  const command = storageCommands.find((one) => one !== 'store' && one === sent.get('befehl'));
  const form: DeskForm = { command: command ?? '', values: textsOf(sent) };
  if (!command || command === 'store' || !mayChange) return refused(form, { text: NOT_ALLOWED }, 403);
  const parsed = changeOf(command, form.values, context);
  if (parsed.errors) return invalid(form, parsed.errors);
  const { label } = wheels;
  const place = {
    locationId: tenant.location.id,
    label,
    staff: user.email,
    version: Number(form.values.stand),
  };
  const result = await changeWheels(context, place, parsed.value);
  if (!result.ok) return refused(form, { text: wheelsMessage(result) }, 409);
  throw redirect(`${deskWheelsPath(label)}?hinweis=${command}`, 303);
}
