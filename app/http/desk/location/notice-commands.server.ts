import { z } from 'zod';
import { contentSettings } from '~/domain/content/settings';
import { noticeOf, noticeSchema } from '~/domain/desk/location/notice-form';
import { invalid } from '../desk-answer';
import type { SettingsCommand, SettingsCommands } from './settings-page.server';

const save =
  (name: 'banner' | 'holidayNotice'): SettingsCommand =>
  ({ form, stored, change }) => {
    const parsed = noticeSchema.safeParse(form.values);
    if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
    const before = contentSettings.of(stored)[name] ?? null;
    return change({ [name]: before }, { [name]: noticeOf(parsed.data) });
  };

export const noticeCommands: SettingsCommands = {
  banner: save('banner'),
  'holiday-notice': save('holidayNotice'),
};
