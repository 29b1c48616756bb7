import { data } from 'react-router';
import { colorField } from '~/domain/desk/location/color-names';
import { colorErrors, typedColors } from '~/domain/desk/location/colors-form';
import { themeFields, themeFormSchema, themeOf } from '~/domain/desk/location/theme-form';
import { colorNames, colorsOf } from '~/domain/tenancy/colors';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { previewContext } from '~/http/contexts';
import { leadingDesk } from '~/http/desk/location/settings-page.server';
import type { Route } from './+types/tresen.standort.aussehen_.vorschau';

/** For the query of a form of the looks; `renderPage` shows the start page instead of the answer. @throws {Response} 400 for what could not be stored */
export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { desk, stored } = await leadingDesk(routerContext);
  const values = Object.fromEntries(url.searchParams);
  const shown = parseTheme(stored.theme) ?? fallbackTheme;
  const wished = themeFormSchema.safeParse({ ...themeFields(shown), ...values });
  const theme = wished.success ? parseTheme(themeOf(wished.data, stored.theme)) : undefined;
  const hasColors = colorNames.some((name) => url.searchParams.has(colorField(name)));
  const colors = hasColors ? typedColors(values) : colorsOf(stored);
  if (!theme) throw data(NO_PREVIEW, { status: 400 });
  const isFaint = Object.keys(colorErrors(theme.componentName, colors)).length > 0;
  if (hasColors && isFaint) throw data(NO_PREVIEW, { status: 400 });
  routerContext.set(previewContext, { ...desk.tenant.location, theme, colors });
  return new Response(null, { status: 204 });
}

const NO_PREVIEW = 'So lässt sich der Shop nicht zeigen. Bitte prüfen Sie die Angaben im Formular.';
