import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { networkOf } from '~/domain/accounts/rate-limit';
import { recordConsent } from '~/domain/consent/consents.server';
import { chooseConsent } from '~/http/consent/choose-consent';
import { clientAddressContext, consentContext } from '~/http/contexts';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { sessionCookieName } from '~/http/session-cookie';
import { hasVehicleCookie, vehicleCookie } from '~/http/vehicle-cookie';
import { consentPath } from '~/paths';
import { type Budget, requestBudget } from '~/platform/http/request-budget';
import { askedUses, consentText, remembersVehicle, vehicleUse } from '~/storefront/consent/asked-uses.server';
import { ConsentSettings } from '~/storefront/consent/consent-settings';
import { loadSettings } from '~/storefront/consent/load-settings.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/cookie-einstellungen';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Cookie-Einstellungen', to: consentPath }),
  asksForConsent: true,
};

const TOO_MANY =
  'Das waren sehr viele Änderungen in kurzer Zeit. Bitte versuchen Sie es in einer Minute noch einmal.';

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
  const form = await readForm(args.request);
  const { isSpent } = await consentBudget(args.context.get(clientAddressContext).ip);
  if (isSpent) return data({ refusal: TOO_MANY }, { status: 429 });
  // The settings name what all locations of the host use, the banner and other forms what this one uses.
  const isWhole = form.has('umfang');
  const places = isWhole ? tenant.group.map((location) => ({ ...tenant, location })) : [tenant];
  const answer = chooseConsent(form, args.context.get(consentContext), {
    id: randomUUID(),
    at: context.now(),
    isSecure: tenant.origin.startsWith('https:'),
    uses: [...(isWhole ? [vehicleUse] : []), ...places.flatMap((place) => askedUses(place))],
  });
  if (!answer) return data({ refusal: 'Diese Auswahl gibt es nicht.' }, { status: 400 });
  const { id, chosenAt, granted, hasPrivacySignal } = answer.choice;
  const recorded = { id, chosenAt, granted, hasPrivacySignal, hostname: tenant.host.hostname };
  await recordConsent(context, recorded, consentText(places, isWhole));
  const hasVehicle = hasVehicleCookie(args.request.headers.get('cookie'));
  const vehicle = hasVehicle ? [vehicleCookie(remembersVehicle(answer.choice), tenant.origin)] : [];
  const cookies = [...answer.cookies, ...vehicle].map((cookie): [string, string] => ['set-cookie', cookie]);
  if (!answer.goTo) return data({ refusal: undefined }, { headers: cookies });
  throw redirect(answer.goTo, { status: 303, headers: cookies });
}

/** A minute, for a household or an office: each choice is a row of the register. */
const MAX_CHOICES = 60;

const countChoice = requestBudget(MAX_CHOICES);

const consentBudget = (ip: string): Promise<Budget> => countChoice(networkOf(ip));

export default function CookieSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, notice } = loaderData;
  return (
    <ConsentSettings {...settings} notice={actionData ? undefined : notice} refusal={actionData?.refusal} />
  );
}
