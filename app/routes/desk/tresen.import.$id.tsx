import { ImportPage } from '~/domain/desk/components/imports/import-page';
import { isBusy } from '~/domain/desk/imports/import';
import { findSupplier } from '~/domain/desk/imports/imports.server';
import { doneMessages, startedMessages } from '~/domain/desk/imports/messages';
import { fieldsOfKind } from '~/exchange/desk/import-kinds.server';
import {
  importCommandByForm,
  importDesk,
  importOfDesk,
  importVersion,
} from '~/http/desk/import-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.import.$id';

const STUCK_MS = 120_000;
const REFRESH_SECONDS = '2';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.isRefreshed ? [{ httpEquiv: 'refresh', content: REFRESH_SECONDS }] : [];

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const desk = await importDesk(routerContext);
  const entry = await importOfDesk(desk, params.id);
  const { context, user } = desk;
  const since = context.now().getTime() - (entry.aliveAt ?? entry.createdAt).getTime();
  const isStuck = isBusy(entry.state) && entry.aliveAt !== null && since > STUCK_MS;
  return {
    entry,
    isStuck,
    isRefreshed: isBusy(entry.state) && !isStuck,
    version: importVersion(entry),
    fields: fieldsOfKind(entry.kind),
    supplier: await findSupplier(context, { ...entry, name: entry.supplier }),
    person: user.email,
    notice: noticeOf(url, isBusy(entry.state) ? startedMessages : doneMessages),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return importCommandByForm(context, params.id, await readForm(request));
}

export default function DeskImport({ loaderData }: Route.ComponentProps) {
  return <ImportPage {...loaderData} />;
}
