import { readFooterLinks, readHeaderLinks } from '~/domain/desk/location/links-form';
import { invalid } from '../desk-answer';
import type { SettingsCommand, SettingsCommands } from './settings-page.server';

const save =
  (read: typeof readHeaderLinks): SettingsCommand =>
  ({ form, stored, change }) => {
    const { errors, theme } = read(form.values, stored.theme);
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    return change({ theme: stored.theme }, { theme });
  };

export const linksCommands: SettingsCommands = {
  'header-links': save(readHeaderLinks),
  'footer-links': save(readFooterLinks),
};
