import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { waitMessage } from '~/domain/accounts/messages';
import { emailField, line } from '~/domain/accounts/person-fields';
import type { TypedDeclaration } from '~/domain/orders/withdrawal/components/withdrawal-steps';
import type { Declaration } from '~/domain/orders/withdrawal/declaration';
import { withdraw } from '~/domain/orders/withdrawal/withdraw.server';
import { parseForm } from '~/http/parse-form.server';
import { formatMoment } from '~/values/german-date';
import { requestScope } from '../request-scope';

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

export type WithdrawalStep =
  | { step: 'tell'; typed: TypedDeclaration; errors: { id: keyof TypedDeclaration; text: string }[] }
  | { step: 'confirm'; id: string; declaration: Declaration; message?: string }
  | { step: 'received'; declaration: Declaration; receivedAt: string };

export async function handleWithdrawalForm(routerContext: Readonly<RouterContextProvider>, form: FormData) {
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
