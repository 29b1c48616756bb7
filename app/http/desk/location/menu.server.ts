import { createHash } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { type RouterContextProvider, redirect } from 'react-router';
import { categories } from '~/domain/catalog/categories/tables';
import {
  type NavigationContent,
  navigationContentSchema,
} from '~/domain/content/navigation/navigation-content';
import { changeMenu, storedMenus, undoMenu } from '~/domain/desk/location/change-menu.server';
import {
  emptyMenu,
  MENU_SUBJECT,
  menuRows,
  readMainMenu,
  readSubMenu,
  storedMenu,
  subLinkRows,
} from '~/domain/desk/location/menu-form';
import { refusalOf } from '~/domain/desk/location/messages';
import type { Term } from '~/domain/desk/location/plan';
import { changeUntil, planSubject } from '~/domain/desk/location/planned-changes.server';
import { mayDo } from '~/domain/desk/rights';
import { guestsOf } from '~/domain/tenancy/tenant';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import { deadMenuLinks } from '~/storefront/navigation/dead-links.server';
import { linksOf } from '~/storefront/navigation/live-links.server';
import { deskMenusPath } from '~/values/desk-paths';
import { linkReader } from '../../link-reader.server';
import { type DeskForm, invalid, refused, rowIdOf, textsOf } from '../desk-answer';
import { refuseRight } from '../refuse-right.server';
import type { Desk } from '../require-desk.server';
import { framedChanges, leadingDesk, revokeByForm, termOf } from './settings-page.server';

type RouterContext = Readonly<RouterContextProvider>;

/** Of what the form showed: with the shared menus its rows change, too. */
const versionOf = ({ own, shared }: { own: unknown; shared: unknown }) =>
  createHash('sha1')
    .update(JSON.stringify([own, own === null && shared]))
    .digest('base64url');

const allCategories = ({ context: { db } }: Desk) =>
  db.select({ url: categories.url, title: categories.title }).from(categories).orderBy(asc(categories.title));

export async function menuPage(routerContext: RouterContext, url: URL) {
  const leading = await leadingDesk(routerContext);
  const { desk, stored } = leading;
  const { own, shared } = await storedMenus(desk.context, stored.url);
  const content = storedMenu(own ?? shared);
  const shown = content ?? emptyMenu;
  const links = linksOf(guestsOf(desk.tenant), desk.context, linkReader(routerContext));
  return {
    rows: menuRows(shown),
    subLinks: subLinkRows(shown),
    note: shown.navigationSub.contextText,
    isOwn: own !== null,
    isIgnored: content === undefined && (own ?? shared) !== null,
    categories: await allCategories(desk),
    dead: (await deadMenuLinks(desk.tenant, desk.context, links)).map(({ to }) => to),
    frame: { version: versionOf({ own, shared }), ...(await framedChanges(leading, [MENU_SUBJECT], url)) },
  };
}

async function run({
  desk,
  own,
  shared,
  form,
  term: { at, until },
}: {
  desk: Desk;
  own: unknown;
  shared: unknown;
  form: DeskForm;
  term: Term;
}) {
  const { context, user, tenant } = desk;
  const place = { location: tenant.location, staff: user.email };
  const stored = storedMenu(own ?? shared) ?? emptyMenu;
  const change = (after: NavigationContent | null) => {
    const values = { before: { [MENU_SUBJECT]: own }, after: { [MENU_SUBJECT]: after } };
    const plan = { locationId: tenant.location.id, staff: user.email, ...values };
    return changeUntil(context, until, plan, (tx) =>
      at
        ? planSubject(tx, place, { subject: MENU_SUBJECT, before: own, after }, at)
        : changeMenu(tx, place, { before: own, after }),
    );
  };
  switch (form.command) {
    case 'main-menu':
    case 'sub-menu': {
      const { errors, content } =
        form.command === 'sub-menu'
          ? readSubMenu(form.values, stored, sanitizedHtml)
          : readMainMenu(form.values, stored, new Set((await allCategories(desk)).map(({ url }) => url)));
      if (Object.keys(errors).length > 0) return invalid(form, errors);
      const checked = navigationContentSchema.safeParse(content);
      if (!checked.success) return refused(form, { text: checked.error.issues[0]?.message ?? '' }, 400);
      return change(checked.data);
    }
    case 'shared-menu':
      return change(null);
    case 'revoke-plan':
      return revokeByForm(desk, form);
    default:
      return undoMenu(context, place, rowIdOf(form.values.nummer));
  }
}

const commands = ['main-menu', 'sub-menu', 'shared-menu', 'undo', 'revoke-plan'] as const;

/** @throws {Response} the redirect to the page, which says what was done */
export async function menuByForm(routerContext: RouterContext, sent: FormData) {
  const { desk } = await leadingDesk(routerContext);
  const command = commands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  if (!command || !mayDo(desk.roles, command)) return refuseRight(desk, form, command);
  const menus = await storedMenus(desk.context, desk.tenant.location.url);
  if (form.values.stand !== versionOf(menus))
    return refused(form, refusalOf({ ok: false, code: 'changed-meanwhile' }), 409);
  const term = termOf(desk, command, form);
  if ('refused' in term) return term.refused;
  const result = await run({ desk, ...menus, form, term });
  if (!('ok' in result)) return result;
  if (!result.ok) return refused(form, refusalOf(result), 409);
  throw redirect(`${deskMenusPath}?hinweis=${term.at ? 'planned' : command}`, 303);
}
