import { data, type RouterContextProvider, redirect } from 'react-router';
import { readPage } from '~/domain/content/pages/page-markdown.server';
import type { PageAnswer } from '~/domain/desk/components/pages/page-form-page';
import {
  checkedPage,
  type PageDesk,
  removePage,
  savePage,
  undoPage,
} from '~/domain/desk/pages/desk-pages.server';
import { refusals } from '~/domain/desk/pages/messages';
import { entryOf, errorsOf } from '~/domain/desk/pages/page-form';
import { isPageOwner, mayEditOf, ownersAt, type PageOwner } from '~/domain/desk/pages/page-owner';
import { type ContentCommand, contentCommands, mayDo } from '~/domain/desk/rights';
import { deskPagePath, deskPagesPath } from '~/values/desk-paths';
import { readForm } from '../read-form.server';
import { type DeskForm, invalid, refused, rowIdOf, textsOf } from './desk-answer';
import { pageFindings } from './page-findings.server';
import { hiddenPage, refuseRight } from './refuse-right.server';
import { type Desk, requireDesk } from './require-desk.server';

type RouterContext = Readonly<RouterContextProvider>;

/** More than a page may have, so that a longer text is refused instead of cut. */
const MAX_TEXT = 120_000;

/** Of the address; a new page has neither. */
interface NamedPage {
  owner: PageOwner;
  path: string;
}

/** @throws {Response} 404 for who does not lead the location */
export async function contentDesk(routerContext: RouterContext) {
  const desk = await requireDesk(routerContext);
  if (!mayDo(desk.roles, 'save-page')) throw await hiddenPage(desk, 'save-page');
  const { tenant, user, isCentral } = desk;
  return { desk, pages: { location: tenant.location, staff: user.email, isCentral } satisfies PageDesk };
}

const ownerOf = (named: NamedPage | undefined, { fuer = '' }: DeskForm['values']): PageOwner =>
  named?.owner ?? (isPageOwner(fuer) ? fuer : 'standort');

function run(
  { desk: { context }, pages }: Awaited<ReturnType<typeof contentDesk>>,
  command: Exclude<ContentCommand, 'save-page'>,
  { values }: DeskForm,
  { owner, path }: NamedPage,
) {
  if (command === 'undo-page') return undoPage(context, pages, rowIdOf(values.nummer));
  return removePage(context, pages, { owner: ownersAt(pages.location)[owner], path }, values.stand ?? '');
}

function previewed(
  routerContext: RouterContext,
  desk: Desk,
  form: DeskForm,
  page: Parameters<typeof pageFindings>[2],
) {
  const text = readPage(page.markdown, desk.tenant.location);
  return pageFindings(routerContext, desk, page).then((findings) =>
    data<PageAnswer>({
      ...form,
      errors: {},
      preview: { title: page.title, lead: page.lead, text, findings },
    }),
  );
}

/** @param named the page of the address @throws {Response} the redirect to the page, which says what was done */
export async function pageByForm(routerContext: RouterContext, request: Request, named?: NamedPage) {
  const content = await contentDesk(routerContext);
  const { desk, pages } = content;
  const sent = await readForm(request, { maxLength: MAX_TEXT });
  const command = contentCommands.find((one) => one === sent.get('befehl'));
  const form = { command: command ?? '', values: textsOf(sent) };
  const owner = ownerOf(named, form.values);
  if (!command || (command !== 'undo-page' && !mayEditOf(owner, pages.isCentral)))
    return refuseRight(desk, form, command);
  if (command !== 'save-page') {
    const result = await run(content, command, form, { owner, path: named?.path ?? '' });
    if (!result.ok) return refused(form, refusals[result.code], 409);
    throw redirect(`${deskPagesPath}?hinweis=${command}`, 303);
  }
  const key = { pfad: named?.path ?? form.values.pfad ?? '', fuer: ownersAt(pages.location)[owner] };
  const checked = checkedPage(entryOf(form.values, { ...key, fuer: key.fuer === '*' ? 'alle' : key.fuer }));
  if (!checked.ok) return invalid(form, errorsOf(checked.problems));
  if (new URL(request.url).searchParams.has('vorschau'))
    return previewed(routerContext, desk, form, checked.page);
  const result = await savePage(desk.context, pages, checked.page, named ? (form.values.stand ?? '') : '');
  if (!result.ok) return refused(form, refusals[result.code], 409);
  throw redirect(`${deskPagePath(owner, checked.page.path)}?hinweis=save-page`, 303);
}
