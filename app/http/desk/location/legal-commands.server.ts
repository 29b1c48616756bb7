import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import type { LegalText } from '~/domain/content/legal-text';
import { missingByLaw, readLegalText } from '~/domain/content/pages/legal-texts.server';
import { contentSettings } from '~/domain/content/settings';
import type { LegalAnswer } from '~/domain/desk/components/location/legal-page';
import { legalSchema } from '~/domain/desk/location/legal-form';
import { invalid, textsOf } from '../desk-answer';
import { checked, leadingDesk, type SettingsCommands } from './settings-page.server';

const save = (name: LegalText) =>
  checked(legalSchema, ({ text }, { stored, change }) =>
    change({ [name]: contentSettings.of(stored)[name] ?? null }, { [name]: text || null }),
  );

export const legalCommands: SettingsCommands = { imprint: save('imprint'), terms: save('terms') };

/** Stores nothing. */
export async function previewByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
  const { desk } = await leadingDesk(routerContext);
  const { location } = desk.tenant;
  const name = sent.get('befehl') === 'terms' ? 'terms' : 'imprint';
  const form = { command: name, values: textsOf(sent) };
  const parsed = legalSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { text } = parsed.data;
  const preview = { text: readLegalText(text, location), missing: missingByLaw(location, name, text) };
  return data<LegalAnswer>({ ...form, errors: {}, preview });
}
