import { createHash } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import {
  type ChangeSettingsResult,
  changeSettings,
  type LocationRow,
  storedLocation,
  undoChange,
} from '~/domain/desk/location/change-settings.server';
import type { SettingValues } from '~/domain/desk/location/editable-settings';
import { refusalOf } from '~/domain/desk/location/messages';
import {
  addressSchema,
  readWeek,
  reservationSchema,
  specialDaysOf,
  specialDaysSchema,
} from '~/domain/desk/location/schemas';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { type LocationCommand, locationCommands, mayDo } from '~/domain/desk/rights';
import { reservationSettings } from '~/domain/orders/reservation-rule';
import { addressSettings } from '~/domain/tenancy/address';
import { premisesSettings } from '~/domain/tenancy/premises';
import { deskLocationPath } from '~/values/desk-paths';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { type Desk, requireDesk } from './require-desk.server';

/** @throws {Response} 404 for who does not lead the location */
export async function leadingDesk(routerContext: Readonly<RouterContextProvider>) {
  const desk = await requireDesk(routerContext);
  const stored = await storedLocation(desk.context, desk.tenant.location.id);
  if (!stored || !mayDo(desk.roles, 'opening-hours')) throw data(NOT_ALLOWED, { status: 404 });
  return { desk, stored };
}

export function versionOf(stored: LocationRow): string {
  const shown = JSON.stringify([stored.premises, stored.address, stored.checkout]);
  return createHash('sha1').update(shown).digest('base64url');
}

type Change = (before: SettingValues, after: SettingValues) => Promise<ChangeSettingsResult>;

function saveHours(form: DeskForm, { openingHours }: Premises, change: Change) {
  const { errors, hours } = readWeek(form.values);
  if (Object.keys(errors).length > 0) return invalid(form, errors);
  return change({ openingHours }, { openingHours: hours });
}

type Premises = ReturnType<typeof premisesSettings.of>;

function addDays(form: DeskForm, { specialDays }: Premises, change: Change) {
  const parsed = specialDaysSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const after = [...specialDays, ...specialDaysOf(parsed.data)];
  return change({ specialDays }, { specialDays: after.toSorted((a, b) => a.date.localeCompare(b.date)) });
}

function removeDay(form: DeskForm, { specialDays }: Premises, change: Change) {
  const after = specialDays.filter((_, index) => String(index) !== form.values.nummer);
  return change({ specialDays }, { specialDays: after });
}

function saveContact(form: DeskForm, stored: LocationRow, change: Change) {
  const { telefon, email } = addressSettings.of(stored);
  const typed = { telefon: form.values.telefon?.trim() ?? '', email: form.values.email?.trim() ?? '' };
  return change({ telefon, email }, typed);
}

function saveAddress(form: DeskForm, stored: LocationRow, change: Change) {
  const parsed = addressSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { breite, laenge, ...address } = parsed.data;
  const { strasse, plz, ort } = addressSettings.of(stored);
  const { latitude, longitude } = premisesSettings.of(stored);
  return change(
    { strasse, plz, ort, latitude, longitude },
    { ...address, latitude: breite, longitude: laenge },
  );
}

function saveReservationRules(form: DeskForm, stored: LocationRow, change: Change) {
  const parsed = reservationSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { tage, verlaengerungen } = parsed.data;
  const { reservationDays, reservationExtensions } = reservationSettings.of(stored);
  return change(
    { reservationDays, reservationExtensions },
    { reservationDays: tage, reservationExtensions: verlaengerungen },
  );
}

const idIn = ({ values }: DeskForm) => (/^\d{1,15}$/.test(values.nummer ?? '') ? Number(values.nummer) : 0);

function run(
  { tenant, context, user }: Desk,
  stored: LocationRow,
  form: DeskForm & { command: LocationCommand },
) {
  const who = { locationId: tenant.location.id, staff: user.email };
  const change: Change = (before, after) => changeSettings(context, { ...who, before, after });
  const premises = premisesSettings.of(stored);
  switch (form.command) {
    case 'opening-hours':
      return saveHours(form, premises, change);
    case 'add-special-days':
      return addDays(form, premises, change);
    case 'remove-special-day':
      return removeDay(form, premises, change);
    case 'contact':
      return saveContact(form, stored, change);
    case 'address':
      return saveAddress(form, stored, change);
    case 'reservation-rules':
      return saveReservationRules(form, stored, change);
    case 'undo':
      return undoChange(context, { ...who, id: idIn(form) });
  }
}

/** @throws {Response} the redirect to the page, which says what was done */
export async function locationCommandByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
  const { desk, stored } = await leadingDesk(routerContext);
  const command = locationCommands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  if (!command) return refused(form, { text: NOT_ALLOWED }, 403);
  if (form.values.stand !== versionOf(stored))
    return refused(form, refusalOf({ ok: false, code: 'changed-meanwhile' }), 409);
  const result = await run(desk, stored, { ...form, command });
  if (!('ok' in result)) return result;
  if (!result.ok) return refused(form, refusalOf(result), result.code === 'invalid' ? 400 : 409);
  throw redirect(`${deskLocationPath}?hinweis=${command}`, 303);
}
