import { MAX_LEGAL_TEXT } from '~/domain/content/legal-text';
import { missingByLaw } from '~/domain/content/pages/legal-texts.server';
import { contentSettings } from '~/domain/content/settings';
import { LegalPage } from '~/domain/desk/components/location/legal-page';
import { legalCommands, previewByForm } from '~/http/desk/location/legal-commands.server';
import { leadingDesk, settingsByForm, settingsFrame } from '~/http/desk/location/settings-page.server';
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

export default function DeskLegal({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
