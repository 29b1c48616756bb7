import { contentSettings } from '~/domain/content/settings';
import { noticeOf, noticeSchema } from '~/domain/desk/location/notice-form';
import { checked, type SettingsCommands } from './settings-page.server';

const save = (name: 'banner' | 'holidayNotice') =>
  checked(noticeSchema, (typed, { stored, change }) =>
    change({ [name]: contentSettings.of(stored)[name] ?? null }, { [name]: noticeOf(typed) }),
  );

export const noticeCommands: SettingsCommands = {
  banner: save('banner'),
  'holiday-notice': save('holidayNotice'),
};
