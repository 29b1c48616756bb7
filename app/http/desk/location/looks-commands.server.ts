import { orderedColors } from '~/domain/desk/location/color-names';
import { colorErrors, typedColors } from '~/domain/desk/location/colors-form';
import { themeFormSchema, themeOf } from '~/domain/desk/location/theme-form';
import { colorSettings } from '~/domain/tenancy/colors';
import { fallbackTheme, parseTheme } from '~/domain/tenancy/theme';
import { invalid } from '../desk-answer';
import { removePictureCommand } from './pictures-form.server';
import { checked, type SettingsCommands } from './settings-page.server';

export const looksCommands: SettingsCommands = {
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
