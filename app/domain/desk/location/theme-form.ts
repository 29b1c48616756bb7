import { z } from 'zod';
import { footerNames, headerNames, homeNames, type Theme, themeNames } from '~/domain/tenancy/theme';
import { partOf, storedTheme } from './theme-parts';

/** The header that was made for the theme. */
const OWN_HEADER = '';

export const themeFormSchema = z.object({
  thema: z.enum(themeNames, 'Bitte wählen Sie ein Aussehen.'),
  kopf: z.enum([OWN_HEADER, ...headerNames], 'Bitte wählen Sie einen Kopf.'),
  fuss: z.enum(footerNames, 'Bitte wählen Sie einen Fuß.'),
  start: z.enum(homeNames, 'Bitte wählen Sie eine Startseite.'),
  slogan: z.string().trim().max(120, 'Höchstens 120 Zeichen.').optional(),
});

export type ThemeForm = z.output<typeof themeFormSchema>;

/** Of each choice; an empty one is the header that was made for the theme. */
export const themeOptions = {
  thema: [...themeNames],
  kopf: [OWN_HEADER, ...headerNames],
  start: [...homeNames],
  fuss: [...footerNames],
};
export type ThemeOptions = Record<keyof typeof themeOptions, string[]>;

const ownHeader = (name: Theme['componentName']): Theme['header']['componentName'] => `${name}Header`;

export function themeFields({ componentName, header, body, footer }: Theme): Required<ThemeForm> {
  return {
    thema: componentName,
    kopf: header.componentName === ownHeader(componentName) ? OWN_HEADER : header.componentName,
    fuss: footer.componentName,
    start: body.home.componentName,
    slogan: header.slogan ?? '',
  };
}

/** Other stored fields stay; a theme that the shop ignores is replaced. */
export function themeOf({ thema, kopf, fuss, start, slogan }: ThemeForm, stored: unknown): object {
  const base = storedTheme(stored);
  const { slogan: _before, ...header } = partOf(base, 'header');
  return {
    ...base,
    componentName: thema,
    header: {
      ...header,
      componentName: kopf === OWN_HEADER ? ownHeader(thema) : kopf,
      ...(slogan && { slogan }),
    },
    body: { ...partOf(base, 'body'), home: { componentName: start } },
    footer: { ...partOf(base, 'footer'), componentName: fuss },
  };
}
