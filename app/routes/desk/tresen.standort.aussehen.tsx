import { LooksPage } from '~/domain/desk/components/location/looks-page';
import { orderedColors } from '~/domain/desk/location/color-names';
import { colorErrors, typedColors } from '~/domain/desk/location/colors-form';
import { themeFormSchema, themeOf } from '~/domain/desk/location/theme-form';
import { colorSettings } from '~/domain/tenancy/colors';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { invalid } from '~/http/desk/desk-answer';
import { looksPage } from '~/http/desk/location/looks.server';
import { removePictureCommand } from '~/http/desk/location/pictures-form.server';
import { checked, type SettingsCommands, settingsByForm } from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskLooksPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.aussehen';

export async function loader({ context, url }: Route.LoaderArgs) {
  return looksPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = { page: 'looks', path: deskLooksPath, commands: looksCommands } as const;
  return settingsByForm(context, await readForm(request), place);
}

const looksCommands: SettingsCommands = {
  'remove-picture': removePictureCommand,
  'choose-theme': checked(themeFormSchema, (typed, { stored: { theme }, change }) =>
    change({ theme }, { theme: themeOf(typed, theme) }),
  ),
  colors: ({ form, stored, change }) => {
    const colors = typedColors(form.values);
    const { componentName } = parseTheme(stored.theme) ?? fallbackTheme;
    const errors = colorErrors(componentName, colors);
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    const before = colorSettings.of(stored);
    const pairs = orderedColors.map((name) => [name, before[name] ?? null, colors[name] ?? null] as const);
    return change(
      Object.fromEntries(pairs.map(([name, was]) => [name, was])),
      Object.fromEntries(pairs.map(([name, , is]) => [name, is])),
    );
  },
};

export default function DeskLooks({ loaderData }: Route.ComponentProps) {
  return <LooksPage {...loaderData} />;
}
