import { type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import {
  addRedirect,
  listRules,
  removeRedirect,
  ruleFields,
  type StoredRule,
  storedRules,
  undoRedirect,
} from '~/domain/desk/location/change-redirect.server';
import { refusalOf } from '~/domain/desk/location/messages';
import type { Term } from '~/domain/desk/location/plan';
import { changeUntil, planSubject } from '~/domain/desk/location/planned-changes.server';
import { redirectSchema, ruleOf } from '~/domain/desk/location/redirect-form';
import {
  decisionText,
  REDIRECT_SUBJECT,
  type RedirectRefusal,
  redirectRefusals,
} from '~/domain/desk/location/redirect-messages';
import { mayDo } from '~/domain/desk/rights';
import { explainAddress } from '~/domain/tenancy/explain.server';
import { createNetwork } from '~/domain/tenancy/network';
import { pageKey } from '~/domain/tenancy/page-path';
import type { RedirectRule } from '~/domain/tenancy/redirects';
import type { LinkReader } from '~/storefront/navigation/live-links.server';
import { pageLookup } from '~/storefront/navigation/page-lookup.server';
import { redirectProblems } from '~/storefront/navigation/redirect-problems.server';
import { deskRedirectsPath } from '~/values/desk-paths';
import { pageMatcherContext, servicesContext } from '../../contexts';
import { linkReader } from '../../link-reader.server';
import { type DeskForm, invalid, refused, rowIdOf, textsOf } from '../desk-answer';
import { listQuery, pageOf, readNumberedCursor, typedIn } from '../list-filters';
import { refuseRight } from '../refuse-right.server';
import type { Desk } from '../require-desk.server';
import { framedChanges, leadingDesk, revokeByForm, termOf } from './settings-page.server';

type RouterContext = Readonly<RouterContextProvider>;

const PAGE_SIZE = 50;

/** Of a rule that the reader's network has. */
async function problemsOf(desk: Desk, reader: LinkReader, rule: RedirectRule): Promise<RedirectRefusal[]> {
  const isIgnored = reader.network.ignoredRedirects.some(
    ({ location, url }) => location === rule.locationUrl && url === rule.newUrl,
  );
  return isIgnored ? ['ignored'] : redirectProblems(desk.tenant, desk.context, reader, rule);
}

async function explained(routerContext: RouterContext, desk: Desk, address: string) {
  if (address === '') return undefined;
  const { network, config } = routerContext.get(servicesContext);
  const exists = pageLookup(network(), desk.context, routerContext.get(pageMatcherContext), config);
  const found = await explainAddress(network(), address, exists);
  if (!found) return { text: 'So eine Adresse schickt kein Browser (400).', steps: [] };
  return { text: decisionText(found.decision, found.missingPage), steps: found.steps };
}

export async function redirectsPage(routerContext: RouterContext, url: URL) {
  const leading = await leadingDesk(routerContext);
  const { desk, stored } = leading;
  const { context } = desk;
  const { suche: search } = typedIn(url, ['suche']);
  const address = url.searchParams.get('adresse')?.trim().slice(0, 500) ?? '';
  const cursor = readNumberedCursor(url);
  const page = { after: cursor && { id: cursor.id, oldUrl: cursor.text }, limit: PAGE_SIZE };
  const { rows, last } = pageOf(await listRules(context, stored.url, search, page), PAGE_SIZE);
  const reader = linkReader(routerContext);
  return {
    search,
    address,
    explanation: await explained(routerContext, desk, address),
    rules: await Promise.all(
      rows.map(async (rule) => ({ rule, problems: await problemsOf(desk, reader, rule) })),
    ),
    next: last && listQuery({ suche: search }, `${last.id} ${last.oldUrl}`),
    frame: { version: '', ...(await framedChanges(leading, [REDIRECT_SUBJECT], url)) },
  };
}

/** Undefined: the rule may be stored. */
async function refusalOfRule(
  routerContext: RouterContext,
  desk: Desk,
  rule: RedirectRule,
  mayHide: boolean,
): Promise<RedirectRefusal | undefined> {
  const rules: readonly StoredRule[] = await storedRules(desk.context);
  const isSame = ({ locationUrl, oldUrl }: RedirectRule) =>
    locationUrl === rule.locationUrl && pageKey(oldUrl) === pageKey(rule.oldUrl);
  if (rules.some(isSame)) return 'same-address';
  const reader = linkReader(routerContext);
  const { hosts, locationsByUrl } = reader.network;
  const network = createNetwork(hosts, [...locationsByUrl.values()], [...rules, rule]);
  const problems = await problemsOf(desk, { ...reader, network }, rule);
  return problems.find((problem) => problem !== 'hides-page' || !mayHide);
}

async function run(routerContext: RouterContext, desk: Desk, form: DeskForm, { at, until }: Term) {
  const { context, user } = desk;
  const { location } = desk.tenant;
  const place = { location, staff: user.email };
  const number = rowIdOf(form.values.nummer);
  switch (form.command) {
    case 'add-redirect': {
      const parsed = redirectSchema.safeParse(form.values);
      if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
      const rule = ruleOf(parsed.data, location.url);
      const refusal = await refusalOfRule(routerContext, desk, rule, form.values.trotzdem === 'on');
      if (refusal) return refused(form, redirectRefusals[refusal], 400);
      const values = { before: null, after: ruleFields(rule) };
      const plan = {
        locationId: location.id,
        staff: user.email,
        before: { [REDIRECT_SUBJECT]: null },
        after: { [REDIRECT_SUBJECT]: values.after },
      };
      return changeUntil(context, until, plan, (tx) =>
        at
          ? planSubject(tx, place, { subject: REDIRECT_SUBJECT, ...values }, at)
          : addRedirect(tx, place, rule),
      );
    }
    case 'remove-redirect': {
      const rule = (await storedRules(context, location.url)).find(({ id }) => id === number);
      if (!rule) return { ok: false, code: 'changed-meanwhile' } as const;
      const values = { before: ruleFields(rule), after: null };
      return at
        ? planSubject(context, place, { subject: REDIRECT_SUBJECT, ...values }, at)
        : removeRedirect(context, place, rule);
    }
    case 'revoke-plan':
      return revokeByForm(desk, form);
    default:
      return undoRedirect(context, place, number);
  }
}

const commands = ['add-redirect', 'remove-redirect', 'undo', 'revoke-plan'] as const;

/** @throws {Response} the redirect to the page, which says what was done */
export async function redirectByForm(routerContext: RouterContext, sent: FormData) {
  const { desk } = await leadingDesk(routerContext);
  const command = commands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  if (!command || !mayDo(desk.roles, command)) return refuseRight(desk, form, command);
  const term = termOf(desk, command, form);
  if ('refused' in term) return term.refused;
  const result = await run(routerContext, desk, form, term);
  if (!('ok' in result)) return result;
  if (!result.ok) return refused(form, refusalOf(result), 409);
  throw redirect(`${deskRedirectsPath}?hinweis=${term.at ? 'planned' : command}`, 303);
}
