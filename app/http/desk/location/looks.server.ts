import type { RouterContextProvider } from 'react-router';
import { locationPictures } from '~/domain/desk/location/change-picture.server';
import { colorField, type FaintPair } from '~/domain/desk/location/color-names';
import { colorErrors, faintColors, typedColors } from '~/domain/desk/location/colors-form';
import { themeFields, themeOptions } from '~/domain/desk/location/theme-form';
import { colorNames, colorsOf } from '~/domain/tenancy/colors';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { leadingDesk, settingsFrame } from './settings-page.server';

/** Of colours in the address, as the form would refuse them; undefined: it has none. */
function typedFaults(themeName: string, { searchParams }: URL): FaintPair[] | undefined {
  if (!colorNames.some((name) => searchParams.has(colorField(name)))) return undefined;
  const errors = colorErrors(themeName, typedColors(Object.fromEntries(searchParams)));
  return Object.values(errors)
    .flat()
    .map((text) => ({ color: undefined, text }));
}

export async function looksPage(routerContext: Readonly<RouterContextProvider>, url: URL) {
  const leading = await leadingDesk(routerContext);
  const { desk, stored } = leading;
  const theme = parseTheme(stored.theme);
  const shown = theme ?? fallbackTheme;
  const colors = colorsOf(stored);
  return {
    theme: themeFields(shown),
    options: themeOptions,
    isIgnored: theme === undefined,
    colors,
    faint: typedFaults(shown.componentName, url) ?? faintColors(shown.componentName, colors),
    pictures: await locationPictures(desk.context, stored.id),
    frame: await settingsFrame(leading, 'looks', url),
  };
}
