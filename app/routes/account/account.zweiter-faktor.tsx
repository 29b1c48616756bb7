import { SecondFactorPage } from '~/domain/accounts/components/second-factor-page';
import { countCodes } from '~/domain/accounts/recovery-codes.server';
import { requiresSecondFactor } from '~/domain/accounts/second-factor';
import { hasSecondFactor } from '~/domain/accounts/second-factor.server';
import { isStaff } from '~/domain/accounts/staff.server';
import { handleSecondFactor } from '~/http/account/handle-second-factor.server';
import { noStore } from '~/http/no-store';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { accountScope } from '~/http/request-scope';
import { offerSecret } from '~/storefront/account/offer-secret.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { secondFactorPath } from '~/values/account-paths';
import type { Route } from './+types/account.zweiter-faktor';

const PATH = secondFactorPath;

const notices: Record<string, string> = {
  an: 'Der zweite Faktor ist eingerichtet.',
  aus: 'Der zweite Faktor ist entfernt.',
};

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Zweiter Faktor', to: PATH }) };

export const headers = noStore;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const isSetUp = await hasSecondFactor(context.db, user.id);
  return {
    notice: noticeOf(args.url, notices),
    offered: isSetUp ? undefined : await offerSecret(tenant, context, user),
    codesLeft: await countCodes(context.db, user.id),
    isRequired: requiresSecondFactor(tenant) && (await isStaff(context.db, user)),
    seo: accountSeo(tenant, PATH, 'Zweiter Faktor'),
  };
}

export async function action(args: Route.ActionArgs) {
  return handleSecondFactor(args.context, await readForm(args.request));
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <SecondFactorPage {...loaderData} answer={actionData} />;
}
