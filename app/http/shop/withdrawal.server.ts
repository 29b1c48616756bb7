import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type ZodType, z } from 'zod';
import { waitMessage } from '~/domain/accounts/messages';
import { emailField, line } from '~/domain/accounts/person-fields';
import type { TypedDeclaration } from '~/domain/orders/withdrawal/components/withdrawal-steps';
import type { Declaration } from '~/domain/orders/withdrawal/declaration';
import { withdraw } from '~/domain/orders/withdrawal/withdraw.server';
import { withdrawPath } from '~/paths';
import type { KeyedContext } from '~/platform/context';
import { formatMoment } from '~/values/german-date';
import { parseForm } from '../parse-form.server';
import { requestScope } from '../request-scope';
import { openQuery, sealQuery } from '../sealed-query.server';

/** The mail goes to an unconfirmed address: it must not carry a stranger's links. */
const withoutLinks = (text: string | undefined) => !text || !/:\/\/|www\./i.test(text);
const NO_LINKS = 'Bitte ohne Internetadressen.';

const declarationSchema = z.object({
  name: line('Bitte geben Sie Ihren Namen an.').refine(withoutLinks, NO_LINKS),
  bestellnummer: line('Bitte geben Sie die Bestellnummer an.', 40).refine(withoutLinks, NO_LINKS),
  email: emailField,
  umfang: line('', 200).refine(withoutLinks, NO_LINKS).optional(),
});

const declared = z.object({
  name: z.string(),
  orderNumber: z.string(),
  email: z.string(),
  scope: z.string().nullable(),
});

/** By the query that has it. */
const sealedSteps = {
  aendern: z.object({
    name: z.string().optional(),
    bestellnummer: z.string().optional(),
    email: z.string().optional(),
    umfang: z.string().optional(),
  }),
  pruefen: z.object({ id: z.uuid(), declaration: declared }),
  eingegangen: z.object({ declaration: declared, receivedAt: z.iso.datetime() }),
};

/** Undefined: the first step, with nothing typed. */
export function sealedStep(
  context: Pick<KeyedContext, 'keys' | 'now'>,
  { searchParams }: URL,
): WithdrawalStep | undefined {
  const open = <Value>(name: keyof typeof sealedSteps, schema: ZodType<Value>) =>
    openQuery(context, `${withdrawPath} ${name}`, { sealed: searchParams.get(name), schema });
  const received = open('eingegangen', sealedSteps.eingegangen);
  if (received)
    return { step: 'received', ...received, receivedAt: formatMoment(new Date(received.receivedAt)) };
  const checked = open('pruefen', sealedSteps.pruefen);
  if (checked) return { step: 'confirm', ...checked };
  const typed = open('aendern', sealedSteps.aendern);
  return typed && { step: 'tell', typed, errors: [] };
}

const fields = ['name', 'bestellnummer', 'email', 'umfang'] as const;

export type WithdrawalStep =
  | { step: 'tell'; typed: TypedDeclaration; errors: { id: keyof TypedDeclaration; text: string }[] }
  | { step: 'confirm'; id: string; declaration: Declaration; message?: string }
  | { step: 'received'; declaration: Declaration; receivedAt: string };

/** @throws {Response} the redirect to the next step, which may be opened again */
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
  const { tenant, context, visitor } = requestScope(routerContext);
  const goTo = (query: keyof typeof sealedSteps, value: z.input<(typeof sealedSteps)[typeof query]>) =>
    redirect(`${withdrawPath}?${query}=${sealQuery(context, `${withdrawPath} ${query}`, value)}`, 303);
  if (step === 'aendern') throw goTo('aendern', typed);
  if (step !== 'bestaetigen' || !id.success) throw goTo('pruefen', { id: randomUUID(), declaration });
  const result = await withdraw(tenant, context, visitor, { id: id.data, ...declaration });
  if (result.ok) throw goTo('eingegangen', { declaration, receivedAt: result.receivedAt.toISOString() });
  const message = waitMessage(result.seconds);
  return data<WithdrawalStep>({ step: 'confirm', id: id.data, declaration, message }, { status: 429 });
}
