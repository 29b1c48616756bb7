import { data, type RouterContextProvider } from 'react-router';
import { newToken } from '~/domain/accounts/tokens.server';
import type { PageFormPageProps } from '~/domain/desk/components/pages/page-form-page';
import { pageOfOwner, pageVersion } from '~/domain/desk/pages/desk-pages.server';
import { doneMessages } from '~/domain/desk/pages/messages';
import { fieldsOf } from '~/domain/desk/pages/page-form';
import { isPageOwner, mayEditOf, ownerNames, type PageOwner } from '~/domain/desk/pages/page-owner';
import { daysText, isHiddenOn } from '~/domain/desk/pages/page-texts';
import { deskNewPagePath, deskPagePath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';
import { noticeOf } from '../notice-of';
import { contentDesk } from './page-command.server';
import { pageFindings } from './page-findings.server';

type RouterContext = Readonly<RouterContextProvider>;

const ownersFor = (isCentral: boolean) =>
  (Object.keys(ownerNames) as PageOwner[]).filter((owner) => mayEditOf(owner, isCentral));

/** @throws {Response} 404 for a page that is not there */
export async function storedPageForm(
  routerContext: RouterContext,
  { owner, path }: { owner: string; path: string },
  url: URL,
): Promise<PageFormPageProps> {
  const { desk, pages } = await contentDesk(routerContext);
  const page = isPageOwner(owner) ? await pageOfOwner(desk.context, pages.location, owner, path) : undefined;
  if (!page || !isPageOwner(owner)) throw data('Diese Seite gibt es nicht.', { status: 404 });
  const isHidden = isHiddenOn(page, germanDate(desk.context.now()));
  const key = page.previewKey && `?vorschau=${encodeURIComponent(page.previewKey)}`;
  return {
    fields: fieldsOf(page),
    stored: {
      path,
      owner,
      address: isHidden ? (key ? path + key : '') : path,
      seenBy: daysText(page),
      findings: await pageFindings(routerContext, desk, page),
    },
    owners: ownersFor(pages.isCentral),
    mayEdit: mayEditOf(owner, pages.isCentral),
    version: pageVersion(page),
    action: deskPagePath(owner, path),
    notice: noticeOf(url, doneMessages),
  };
}

/** `?vorlage=alle/faq`: a page of its own in place of another. */
export async function newPageForm(routerContext: RouterContext, url: URL): Promise<PageFormPageProps> {
  const { desk, pages } = await contentDesk(routerContext);
  const [, owner = '', path = ''] = /^(\w+)(\/.*)$/.exec(url.searchParams.get('vorlage') ?? '') ?? [];
  const page = isPageOwner(owner) ? await pageOfOwner(desk.context, pages.location, owner, path) : undefined;
  return {
    fields: { ...(page && fieldsOf(page)), vorschau: newToken() },
    stored: undefined,
    owners: ownersFor(pages.isCentral),
    mayEdit: true,
    version: '',
    action: deskNewPagePath,
    notice: undefined,
  };
}
