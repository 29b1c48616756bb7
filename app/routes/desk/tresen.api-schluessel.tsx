import { randomUUID } from 'node:crypto';
import { ApiKeysPage } from '~/domain/desk/components/api-keys-page';
import { deskKeys } from '~/domain/desk/programs/change-keys.server';
import { keyDone } from '~/domain/desk/programs/messages';
import { keyByForm, keyDesk } from '~/http/desk/api-key-command.server';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { daysAfter } from '~/values/days';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.api-schluessel';

const DEFAULT_DAYS = 365;
const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context, places } = await keyDesk(routerContext);
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const { rows: keys, last } = pageOf(await deskKeys(context, places, page), PAGE_SIZE);
  return {
    keys,
    next: last && listQuery({}, cursorOf(last.createdAt, last.id)),
    places: places.map(({ title, city, url: locationUrl }) => ({
      name: `${title}, ${city}`,
      url: locationUrl,
    })),
    version: randomUUID(),
    lastDay: germanDate(daysAfter(context.now(), DEFAULT_DAYS)),
    notice: noticeOf(url, keyDone),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return keyByForm(context, await readForm(request));
}

export default function DeskApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  return <ApiKeysPage {...loaderData} made={made} />;
}
