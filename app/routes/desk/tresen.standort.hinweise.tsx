import { type DatedNotice, isCurrent } from '~/domain/content/dated-notice';
import { contentSettings } from '~/domain/content/settings';
import { NoticesPage } from '~/domain/desk/components/location/notices-page';
import { noticeOf, noticeSchema } from '~/domain/desk/location/notice-form';
import { noPageThere } from '~/domain/desk/messages';
import { refused } from '~/http/desk/desk-answer';
import {
  checked,
  leadingDesk,
  type SettingsCommands,
  settingsByForm,
  settingsFrame,
} from '~/http/desk/location/settings-page.server';
import { linksOfPage } from '~/http/link-reader.server';
import { readForm } from '~/http/read-form.server';
import type { Links } from '~/storefront/navigation/live-links.server';
import { deskNoticesPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.hinweise';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const leading = await leadingDesk(routerContext);
  const { context } = leading.desk;
  const { banner, holidayNotice } = contentSettings.of(leading.stored);
  const links = linksOfPage(routerContext);
  const shown = async (notice: DatedNotice | undefined) => ({
    notice,
    isShown: notice !== undefined && isCurrent(notice, context.now()),
    isDead: notice?.ziel !== undefined && !(await links.leadsToPage(notice.ziel)),
  });
  return {
    banner: await shown(banner),
    holidayNotice: await shown(holidayNotice),
    frame: await settingsFrame(leading, 'notices', url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = {
    page: 'notices',
    path: deskNoticesPath,
    commands: noticeCommands(linksOfPage(context)),
  } as const;
  return settingsByForm(context, await readForm(request), place);
}

const save = (links: Links, name: 'banner' | 'holidayNotice') =>
  checked(noticeSchema, async ({ trotzdem, ...typed }, { form, stored, change }) => {
    const { text, ziel } = typed;
    if (text && ziel && trotzdem !== 'on' && !(await links.leadsToPage(ziel)))
      return refused(form, noPageThere(ziel), 400);
    return change({ [name]: contentSettings.of(stored)[name] ?? null }, { [name]: noticeOf(typed) });
  });

const noticeCommands = (links: Links): SettingsCommands => ({
  banner: save(links, 'banner'),
  'holiday-notice': save(links, 'holidayNotice'),
});

export default function DeskNotices({ loaderData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} />;
}
