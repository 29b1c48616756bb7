import { createHash } from 'node:crypto';
import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { SettingsPlan } from '~/domain/desk/components/location/settings-plans';
import { changeWords } from '~/domain/desk/journal/change-words';
import { listChanges } from '~/domain/desk/journal/list-changes.server';
import { undoPicture } from '~/domain/desk/location/change-picture.server';
import {
  type ChangeSettingsResult,
  changeSettings,
  type LocationRow,
  storedLocation,
  undoChange,
} from '~/domain/desk/location/change-settings.server';
import {
  type SettingsPage,
  type SettingValues,
  settingsOfPages,
  valueIn,
} from '~/domain/desk/location/editable-settings';
import { pictureSubjects } from '~/domain/desk/location/location-pictures';
import { doneMessages, PLANNED, planName, refusalOf, settingName } from '~/domain/desk/location/messages';
import { plannableCommands, plannedTerm } from '~/domain/desk/location/plan';
import {
  changeUntil,
  listPlans,
  planChange,
  revokePlan,
} from '~/domain/desk/location/planned-changes.server';
import type { LocationCommand } from '~/domain/desk/location-commands';
import { mayDo } from '~/domain/desk/rights';
import { noticeOf } from '../../notice-of';
import { type DeskForm, invalid, refused, rowIdOf, textsOf } from '../desk-answer';
import { hiddenPage, refuseRight } from '../refuse-right.server';
import { type Desk, requireDesk } from '../require-desk.server';

/** @throws {Response} 404 for who does not lead the location */
export async function leadingDesk(routerContext: Readonly<RouterContextProvider>) {
  const desk = await requireDesk(routerContext);
  const stored = await storedLocation(desk.context, desk.tenant.location.id);
  if (!stored || !mayDo(desk.roles, 'opening-hours')) throw await hiddenPage(desk, 'opening-hours');
  return { desk, stored };
}

function versionOf(stored: LocationRow, page: SettingsPage): string {
  const shown = JSON.stringify(settingsOfPages[page].map((name) => valueIn(stored, name)));
  return createHash('sha1').update(shown).digest('base64url');
}

type Plan = Awaited<ReturnType<typeof listPlans>>[number];

const planView = ({ names, before, after, ...plan }: Plan): SettingsPlan => ({
  ...plan,
  settings: names.map((name) => ({
    name: planName(name, { before: before[name], after: after[name] }),
    words: changeWords(name, before[name], after[name]),
  })),
});

/** The newest changes of these subjects, what is planned, and what was done last. */
export async function framedChanges({ desk, stored }: Leading, subjects: readonly string[], url: URL) {
  const { context, tenant, isCentral } = desk;
  const about = { locationId: tenant.location.id, kind: 'setting', subjects } as const;
  return {
    isCentral,
    changes: (await listChanges(context, about)).map(({ id, at, staff, subject, before, after }) => ({
      id,
      at,
      staff,
      name: settingName(subject),
      words: changeWords(subject, before, after),
    })),
    plans: (await listPlans(context, stored, subjects)).map(planView),
    notice: noticeOf(url, { ...doneMessages, planned: PLANNED }),
  };
}

/** Parts of all pages of settings. */
export async function settingsFrame(leading: Leading, page: SettingsPage, url: URL) {
  const subjects = [...settingsOfPages[page], ...(page === 'looks' ? pictureSubjects : [])];
  return { version: versionOf(leading.stored, page), ...(await framedChanges(leading, subjects, url)) };
}

type Leading = Awaited<ReturnType<typeof leadingDesk>>;

export interface SettingsRequest {
  desk: Desk;
  stored: LocationRow;
  form: DeskForm;
  /** Undefined: now. */
  at: Date | undefined;
  change: (before: SettingValues, after: SettingValues) => Promise<ChangeSettingsResult>;
}

type Refused = ReturnType<typeof refused>;
export type SettingsCommand = (request: SettingsRequest) => Promise<ChangeSettingsResult | Refused> | Refused;
export type SettingsCommands = Partial<Readonly<Record<LocationCommand, SettingsCommand>>>;

/** A command whose form has a schema. */
export const checked =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (typed: z.output<Schema>, request: SettingsRequest) => Promise<ChangeSettingsResult | Refused>,
  ): SettingsCommand =>
  (request) => {
    const parsed = schema.safeParse(request.form.values);
    return parsed.success
      ? run(parsed.data, request)
      : invalid(request.form, z.flattenError(parsed.error).fieldErrors);
  };

const undo: SettingsCommand = async ({ desk: { tenant, context, user }, form: { values } }) => {
  const who = { locationId: tenant.location.id, staff: user.email };
  const id = rowIdOf(values.nummer);
  return (await undoPicture(context, who, id)) ?? undoChange(context, { ...who, id });
};

export const revokeByForm = ({ tenant, context, user }: Desk, { values }: DeskForm) =>
  revokePlan(context, { locationId: tenant.location.id, staff: user.email, id: rowIdOf(values.nummer) });

/** When a change is to hold. Refused with words for what is no term to come. */
export function termOf({ context }: Desk, command: LocationCommand, form: DeskForm) {
  const term = plannedTerm(plannableCommands.has(command) ? form.values : {}, context.now());
  return 'refusal' in term
    ? { refused: refused(form, { field: term.field, text: term.refusal }, 400) }
    : term;
}

/** @throws {Response} the redirect to the page, which says what was done */
export async function settingsByForm(
  routerContext: Readonly<RouterContextProvider>,
  sent: FormData,
  { page, path, commands }: { page: SettingsPage; path: string; commands: SettingsCommands },
) {
  const { desk, stored } = await leadingDesk(routerContext);
  const { context, tenant, user, roles } = desk;
  const own: SettingsCommands = {
    ...commands,
    undo,
    'revoke-plan': ({ form }) => revokeByForm(desk, form),
  };
  const name = (Object.keys(own) as LocationCommand[]).find((one) => one === sent.get('befehl'));
  const form = { command: name ?? '', values: textsOf(sent) };
  const command = name && own[name];
  if (!command || !mayDo(roles, name)) return refuseRight(desk, form, name);
  if (form.values.stand !== versionOf(stored, page))
    return refused(form, refusalOf({ ok: false, code: 'changed-meanwhile' }), 409);
  const who = { locationId: tenant.location.id, staff: user.email };
  const term = termOf(desk, name, form);
  if ('refused' in term) return term.refused;
  const { at, until } = term;
  const result = await command({
    desk,
    stored,
    form,
    at,
    change(before, after) {
      const change = { ...who, before, after };
      return changeUntil(context, until, change, (tx) =>
        at ? planChange(tx, change, at) : changeSettings(tx, change),
      );
    },
  });
  if (!('ok' in result)) return result;
  if (!result.ok) return refused(form, refusalOf(result), result.code === 'invalid' ? 400 : 409);
  throw redirect(`${path}?hinweis=${at ? 'planned' : name}`, 303);
}
