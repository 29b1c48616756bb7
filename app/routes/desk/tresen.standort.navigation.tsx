import { LinksPage } from '~/domain/desk/components/location/links-page';
import { footerRows, headerRows, readFooterLinks, readHeaderLinks } from '~/domain/desk/location/links-form';
import { guestsOf } from '~/domain/tenancy/tenant';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { invalid } from '~/http/desk/desk-answer';
import {
  leadingDesk,
  type SettingsCommand,
  type SettingsCommands,
  settingsByForm,
  settingsFrame,
} from '~/http/desk/location/settings-page.server';
import { linkReader } from '~/http/link-reader.server';
import { readForm } from '~/http/read-form.server';
import { deadLinks, deadMenuLinks } from '~/storefront/navigation/dead-links.server';
import { linksOf } from '~/storefront/navigation/live-links.server';
import { deskNavigationPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.navigation';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const leading = await leadingDesk(routerContext);
  const { tenant, context } = leading.desk;
  const links = linksOf(guestsOf(tenant), context, linkReader(routerContext));
  const theme = parseTheme(leading.stored.theme) ?? fallbackTheme;
  const [header, footer] = [headerRows(theme), footerRows(theme)];
  const [dead, deadMenus] = await Promise.all([
    deadLinks(links, [...header, ...footer]),
    deadMenuLinks(tenant, context, links),
  ]);
  return {
    header,
    footer,
    dead: dead.map(({ to }) => to),
    deadMenus: deadMenus.map(({ label, to }) => ({ label, to })),
    frame: await settingsFrame(leading, 'navigation', url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = { page: 'navigation', path: deskNavigationPath, commands: linksCommands } as const;
  return settingsByForm(context, await readForm(request), place);
}

const save =
  (read: typeof readHeaderLinks): SettingsCommand =>
  ({ form, stored, change }) => {
    const { errors, theme } = read(form.values, stored.theme);
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    return change({ theme: stored.theme }, { theme });
  };

const linksCommands: SettingsCommands = {
  'header-links': save(readHeaderLinks),
  'footer-links': save(readFooterLinks),
};

export default function DeskNavigation({ loaderData }: Route.ComponentProps) {
  return <LinksPage {...loaderData} />;
}
