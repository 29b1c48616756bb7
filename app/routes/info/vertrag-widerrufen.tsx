import { ConfirmStep, ReceivedStep, TellStep } from '~/domain/orders/withdrawal/components/withdrawal-steps';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { handleWithdrawalForm, sealedStep, type WithdrawalStep } from '~/http/shop/withdrawal.server';
import { ordersPath, withdrawalPath, withdrawPath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/vertrag-widerrufen';

const TITLE = 'Vertrag widerrufen';

export const handle: PageHandle = { breadcrumb: () => ({ label: TITLE, to: withdrawPath }), isStatic: true };

/** Its address may have what somebody has declared. */
export const headers = noStore;

export function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, context: scope, visitor } = requestScope(context);
  const { user } = visitor;
  return {
    step: sealedStep(scope, url),
    typed: {
      name: user && `${user.firstName} ${user.lastName}`,
      email: user?.email,
      bestellnummer: url.searchParams.get('bestellung')?.slice(0, 40) ?? undefined,
    },
    seo: pageSeo(tenant, withdrawPath, {
      title: TITLE,
      description: `Einen Kauf bei ${tenant.location.title} widerrufen: in zwei Schritten, ohne Anmeldung.`,
    }),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  handleWithdrawalForm(context, await readForm(request));

function Step({ step }: { step: WithdrawalStep }) {
  switch (step.step) {
    case 'tell':
      return <TellStep typed={step.typed} errors={step.errors} />;
    case 'confirm':
      return (
        <>
          {step.message && <Notice tone="warn">{step.message}</Notice>}
          <ConfirmStep id={step.id} declaration={step.declaration} />
        </>
      );
    case 'received':
      return (
        <>
          <Notice tone="good">
            Ihr Widerruf ist am {step.receivedAt} Uhr eingegangen. Die Bestätigung geht an{' '}
            {step.declaration.email}.
          </Notice>
          <ReceivedStep declaration={step.declaration} />
        </>
      );
  }
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData ?? loaderData.step ?? { step: 'tell', typed: loaderData.typed, errors: [] };
  return (
    <div className={pageStack}>
      <div>
        <h1 className={pageTitle}>{TITLE}</h1>
        <p className={lead}>
          Zwei Schritte, ohne Anmeldung und ohne Begründung. Ihre Rechte und Fristen erklärt die Seite{' '}
          <Link to={withdrawalPath}>Widerrufsrecht</Link>.
        </p>
      </div>
      <Step step={step} />
      <p>
        Eine unverbindliche Reservierung ist kein Vertrag: Stornieren Sie sie einfach auf ihrer
        Bestätigungsseite oder unter <Link to={ordersPath}>Bestellungen</Link> in Ihrem Konto.
      </p>
    </div>
  );
}
