import { data } from 'react-router';
import { SettingsPage } from '~/domain/accounts/components/settings-page';
import { sessionKey, sessionsOf } from '~/domain/accounts/user-sessions.server';
import { ownerOfUser } from '~/domain/accounts/visitor';
import { openOrdersOf } from '~/domain/orders/find-order.server';
import { openOrderText } from '~/domain/orders/messages';
import { handleSettings } from '~/http/account/handle-settings.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { accountScope } from '~/http/request-scope';
import { savedFields } from '~/http/saved-form.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { settingsPath } from '~/values/account-paths';
import { formatMoment } from '~/values/german-date';
import type { Route } from './+types/account.settings';

const PATH = settingsPath;

const notices: Record<string, string> = {
  angaben: 'Ihre Angaben sind gespeichert.',
  passwort: 'Ihr neues Passwort gilt. Auf anderen Geräten sind Sie abgemeldet.',
  email: 'Bitte bestätigen Sie den Link, den wir an die neue Adresse geschickt haben.',
  geraet: 'Das Gerät ist abgemeldet.',
  'email-neu': 'Ihre neue E-Mail-Adresse gilt.',
};

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Einstellungen', to: PATH }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor, user } = accountScope(args.context);
  const saved = await savedFields(args, PATH);
  const sessions = await sessionsOf(context, visitor);
  const openOrders = await openOrdersOf(context, ownerOfUser(user.id));
  return {
    notice: noticeOf(args.url, notices),
    email: user.email,
    profile: {
      anrede: user.salutation,
      vorname: user.firstName,
      nachname: user.lastName,
      telefon: user.phone,
      ...(saved?.aktion === 'angaben' && saved),
    },
    newEmail: saved?.aktion === 'email' ? (saved.email ?? null) : null,
    openOrders: openOrders.map(openOrderText),
    sessions: sessions.map(({ id, agent, lastSeenAt, isThis, expiresAt }) => ({
      key: sessionKey({ id }),
      agent,
      lastSeen: formatMoment(lastSeenAt),
      isThis,
      expires: expiresAt ? formatMoment(expiresAt) : undefined,
    })),
    seo: accountSeo(tenant, PATH, 'Einstellungen'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { form, result, status } = await handleSettings(args.context, await readForm(args.request));
  return data({ form, result }, { status });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  return <SettingsPage {...loaderData} answer={actionData} />;
}
