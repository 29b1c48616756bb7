import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { waitMessage } from '~/domain/accounts/messages';
import { emailField, line } from '~/domain/accounts/person-fields';
import {
  ConfirmStep,
  ReceivedStep,
  TellStep,
  type TypedDeclaration,
} from '~/domain/orders/withdrawal/components/withdrawal-steps';
import type { Declaration } from '~/domain/orders/withdrawal/declaration';
import { withdraw } from '~/domain/orders/withdrawal/withdraw.server';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { ordersPath, withdrawalPath, withdrawPath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { formatMoment } from '~/values/german-date';
import type { Route } from './+types/vertrag-widerrufen';

const TITLE = 'Vertrag widerrufen';

export const handle: PageHandle = { breadcrumb: () => ({ label: TITLE, to: withdrawPath }), isStatic: true };

export function loader({ context, url }: Route.LoaderArgs) {
  const { tenant, visitor } = requestScope(context);
  const { user } = visitor;
  return {
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

/** The mail goes to an unconfirmed address: it must not carry a stranger's links. */
const withoutLinks = (text: string | undefined) => !text || !/:\/\/|www\./i.test(text);
const NO_LINKS = 'Bitte ohne Internetadressen.';

const declarationSchema = z.object({
  name: line('Bitte geben Sie Ihren Namen an.').refine(withoutLinks, NO_LINKS),
  bestellnummer: line('Bitte geben Sie die Bestellnummer an.', 40).refine(withoutLinks, NO_LINKS),
  email: emailField,
  umfang: line('', 200).refine(withoutLinks, NO_LINKS).optional(),
});

const fields = ['name', 'bestellnummer', 'email', 'umfang'] as const;

type WithdrawalStep =
  | { step: 'tell'; typed: TypedDeclaration; errors: { id: keyof TypedDeclaration; text: string }[] }
  | { step: 'confirm'; id: string; declaration: Declaration; message?: string }
  | { step: 'received'; declaration: Declaration; receivedAt: string };

async function handleWithdrawalForm(routerContext: Readonly<RouterContextProvider>, form: FormData) {
  const typed: TypedDeclaration = Object.fromEntries(
    fields.map((field) => [field, form.get(field)?.toString()]),
  );
  const submission = parseForm(form, declarationSchema);
  if (submission.status !== 'success') {
    const errors = fields.flatMap((id) => (submission.error?.[id] ?? []).map((text) => ({ id, text })));
    return data<WithdrawalStep>({ step: 'tell', typed, errors }, { status: 400 });
  }
  const { name, bestellnummer, email, umfang } = submission.value;
  const declaration = { name, orderNumber: bestellnummer, email, scope: umfang ?? null };
  const step = form.get('schritt');
  const id = z.uuid().safeParse(form.get('vorgang'));
  if (step === 'aendern') return data<WithdrawalStep>({ step: 'tell', typed, errors: [] });
  if (step !== 'bestaetigen' || !id.success) {
    return data<WithdrawalStep>({ step: 'confirm', id: randomUUID(), declaration });
  }
  const { tenant, context, visitor } = requestScope(routerContext);
  const result = await withdraw(tenant, context, visitor, { id: id.data, ...declaration });
  if (result.ok) {
    const receivedAt = formatMoment(result.receivedAt);
    return data<WithdrawalStep>({ step: 'received', declaration, receivedAt });
  }
  const message = waitMessage(result.seconds);
  return data<WithdrawalStep>({ step: 'confirm', id: id.data, declaration, message }, { status: 429 });
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const step = actionData ?? { step: 'tell', typed: loaderData.typed, errors: [] };
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
