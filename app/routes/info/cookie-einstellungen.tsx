import { data, redirect } from 'react-router';
import { chooseConsent } from '~/http/consent/choose-consent';
import { consentContext } from '~/http/contexts';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { sessionCookieName } from '~/http/session-cookie';
import { consentPath } from '~/paths';
import { ConsentSettings } from '~/storefront/consent/consent-settings';
import { loadSettings } from '~/storefront/consent/load-settings.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/cookie-einstellungen';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Cookie-Einstellungen', to: consentPath }),
  asksForConsent: true,
};

export const meta: Route.MetaFunction = seoMeta;

export const headers = noStore;

export function loader(args: Route.LoaderArgs) {
  const { tenant } = requestScope(args.context);
  return {
    settings: loadSettings(tenant, args.context.get(consentContext), sessionCookieName(tenant.origin)),
    notice:
      args.url.searchParams.get('hinweis') === 'gespeichert' ? 'Ihre Auswahl ist gespeichert.' : undefined,
    seo: pageSeo(tenant, consentPath, {
      title: 'Cookie-Einstellungen',
      description: 'Was dieser Shop in Ihrem Browser speichert und von anderen lädt, und Ihre Auswahl dazu.',
    }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context } = requestScope(args.context);
  const answer = chooseConsent(await readForm(args.request), args.context.get(consentContext), {
    at: context.now(),
    isSecure: tenant.origin.startsWith('https:'),
    hasPrivacySignal: args.request.headers.get('sec-gpc') === '1',
  });
  if (!answer) return data({ refusal: 'Diese Auswahl gibt es nicht.' }, { status: 400 });
  const cookies = answer.cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
  if (!answer.goTo) return data({ refusal: undefined }, { headers: cookies });
  throw redirect(answer.goTo, { status: 303, headers: cookies });
}

export default function CookieSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, notice } = loaderData;
  return (
    <ConsentSettings {...settings} notice={actionData ? undefined : notice} refusal={actionData?.refusal} />
  );
}
