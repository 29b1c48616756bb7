import type { RouterContextProvider } from 'react-router';
import { locationPictures } from '~/domain/desk/location/change-picture.server';
import { faintColors } from '~/domain/desk/location/colors-form';
import { themeFields, themeOptions } from '~/domain/desk/location/theme-form';
import { colorsOf } from '~/domain/tenancy/colors';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { leadingDesk, settingsFrame } from './settings-page.server';

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
    faint: faintColors(shown.componentName, colors),
    pictures: await locationPictures(desk.context, stored.id),
    frame: await settingsFrame(leading, 'looks', url),
  };
}
