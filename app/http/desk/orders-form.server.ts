import { data, type RouterContextProvider, redirect } from 'react-router';
import { runBulk } from '~/domain/desk/bulk.server';
import { bulkText, NO_VIEW_NAME, NOT_ALLOWED, NOTHING_CHOSEN, TOO_MANY_VIEWS } from '~/domain/desk/messages';
import { choiceField } from '~/domain/desk/piece-field';
import { bulkCommands, mayDo } from '~/domain/desk/rights';
import { deleteView, saveView } from '~/domain/desk/saved-views.server';
import { locationById } from '~/domain/tenancy/directory';
import { deskOrdersPath } from '~/values/desk-paths';
import { servicesContext } from '../contexts';
import { listQuery, readOrderFilter } from './list-filters';
import { recordRefusedRight } from './refuse-right.server';
import type { Desk } from './require-desk.server';

/** Rows of a page. */
export const MAX_CHOSEN = 50;

/** Numbers that the boxes of a list have chosen. */
export function chosenIn(read: (name: string) => string | undefined): string[] {
  const numbers = Array.from({ length: MAX_CHOSEN }, (_, index) => read(choiceField(index + 1)) ?? '');
  return [...new Set(numbers.filter((number) => number !== ''))];
}

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

interface ShownResult {
  number: string;
  ok: boolean;
  text: string;
}

interface OrdersAnswer {
  problem?: string;
  results?: ShownResult[];
}
const refused = (problem: string, status: number) => data<OrdersAnswer>({ problem }, { status });

/** In the address of the list: what became of each order that a command was given to. */
const RESULTS = 'ergebnis';
const RESULT = /^(RH-[0-9A-Z]{4}-[0-9A-Z]{4})\.([a-z-]{2,40})$/;

const shownResult = (number: string, code: string): ShownResult => ({
  number,
  ok: code === 'ok',
  text: bulkText(code),
});

export function bulkResults(url: URL): ShownResult[] {
  const parts = (url.searchParams.get(RESULTS) ?? '').split('_').slice(0, MAX_CHOSEN);
  return parts.flatMap((part) => {
    const [, number, code] = RESULT.exec(part) ?? [];
    return number && code ? [shownResult(number, code)] : [];
  });
}

async function saveByForm({ context, user }: Desk, form: FormData) {
  const name = text(form, 'name').slice(0, 60);
  if (name === '') return refused(NO_VIEW_NAME, 400);
  const { typed } = readOrderFilter(new URL(`?${text(form, 'ansicht')}`, 'http://desk'));
  const query = listQuery(typed);
  if (!(await saveView(context, { userId: user.id, name, query }))) return refused(TOO_MANY_VIEWS, 409);
  throw redirect(`${deskOrdersPath}?${query}&hinweis=save-view`, 303);
}

async function deleteByForm({ context, user }: Desk, form: FormData) {
  const id = text(form, 'nummer');
  if (/^\d{1,15}$/.test(id)) await deleteView(context, user.id, Number(id));
  throw redirect(`${deskOrdersPath}?hinweis=delete-view`, 303);
}

/** Of the list of orders: a saved view, or a command for several. @throws {Response} the redirect to the list, which says what was done */
export async function ordersByForm(
  routerContext: Readonly<RouterContextProvider>,
  desk: Desk,
  form: FormData,
  url: URL,
) {
  const { context, roles, user, tenant } = desk;
  const typed = form.get('befehl');
  if (typed === 'save-view') return saveByForm(desk, form);
  if (typed === 'delete-view') return deleteByForm(desk, form);
  const command = bulkCommands.find((one) => one === typed);
  if (!command || !mayDo(roles, command)) {
    await recordRefusedRight(desk, command ?? 'unknown');
    return refused(NOT_ALLOWED, 403);
  }
  const numbers = chosenIn((name) => text(form, name));
  if (numbers.length === 0) return refused(NOTHING_CHOSEN, 400);
  const { network } = routerContext.get(servicesContext);
  const results = await runBulk(
    context,
    { locationId: tenant.location.id, roles },
    { command, numbers, staff: user.email, locationOf: (id) => locationById(network(), id) },
  );
  const codes = results.map((result) => [result.number, result.ok ? 'ok' : result.refusal.code] as const);
  if (!results.some(({ ok }) => ok)) {
    const shown = codes.map(([number, code]) => shownResult(number, code));
    return data<OrdersAnswer>({ results: shown }, { status: 409 });
  }
  const query = new URLSearchParams(url.searchParams);
  query.set(RESULTS, codes.map((parts) => parts.join('.')).join('_'));
  throw redirect(`${deskOrdersPath}?${query}`, 303);
}
