import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { type LegalText, MAX_LEGAL_TEXT } from '~/domain/content/legal-text';
import { missingByLaw, readLegalText } from '~/domain/content/pages/legal-texts.server';
import { contentSettings } from '~/domain/content/settings';
import { type LegalAnswer, LegalPage } from '~/domain/desk/components/location/legal-page';
import { legalSchema } from '~/domain/desk/location/legal-form';
import { invalid, textsOf } from '~/http/desk/desk-answer';
import {
  checked,
  leadingDesk,
  type SettingsCommands,
  settingsByForm,
  settingsFrame,
} from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskLegalPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.rechtstexte';

export async function loader({ context, url }: Route.LoaderArgs) {
  const leading = await leadingDesk(context);
  const { location } = leading.desk.tenant;
  const stored = contentSettings.of(leading.stored);
  const shown = (name: 'imprint' | 'terms') => ({
    markdown: stored[name] ?? '',
    missing: missingByLaw(location, name, stored[name]),
  });
  return {
    texts: { imprint: shown('imprint'), terms: shown('terms') },
    frame: await settingsFrame(leading, 'legal', url),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  // More than may be stored, so that a longer text is refused instead of cut.
  const sent = await readForm(request, { maxLength: 2 * MAX_LEGAL_TEXT });
  if (url.searchParams.has('vorschau')) return previewByForm(context, sent);
  return settingsByForm(context, sent, { page: 'legal', path: deskLegalPath, commands: legalCommands });
}

const save = (name: LegalText) =>
  checked(legalSchema, ({ text }, { stored, change }) =>
    change({ [name]: contentSettings.of(stored)[name] ?? null }, { [name]: text || null }),
  );

const legalCommands: SettingsCommands = { imprint: save('imprint'), terms: save('terms') };

/** Stores nothing. */
async function previewByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
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

export default function DeskLegal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
