import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import type { DeliveryView } from '~/domain/desk/components/webhook-page';
import { changeWebhook } from '~/domain/desk/programs/change-webhooks.server';
import { webhookRefusals } from '~/domain/desk/programs/webhook-texts';
import { webhookCommands } from '~/domain/desk/rights';
import { findListed } from '~/domain/programs/all-subscriptions.server';
import {
  type Delivery,
  deliveriesOf,
  deliveryStates,
  stateOfDelivery,
} from '~/domain/programs/subscriptions.server';
import { deskWebhookPath, deskWebhooksPath } from '~/values/desk-paths';
import { keyDesk } from './api-key-command.server';
import { refused, textsOf } from './desk-answer';
import { listQuery, pageOf, typedIn } from './list-filters';
import { refuseRight } from './refuse-right.server';

type RouterContext = Readonly<RouterContextProvider>;

const PAGE_SIZE = 100;

function shown(delivery: Delivery): DeliveryView {
  const { id, type, subject, attempts, createdAt, nextAt, failure } = delivery;
  const state = stateOfDelivery(delivery);
  return {
    id,
    type,
    subject,
    state,
    attempts,
    createdAt,
    failure,
    nextAt: state === 'waiting' && attempts > 0 ? nextAt : null,
  };
}

/** @throws {Response} 404 for an unknown one */
export async function webhookPage(routerContext: RouterContext, id: string, url: URL) {
  const { context } = await keyDesk(routerContext);
  const webhook = z.uuid().safeParse(id).success ? await findListed(context, id) : undefined;
  if (!webhook) throw new Response('', { status: 404 });
  const state = deliveryStates.find((one) => one === url.searchParams.get('stand'));
  const { nach } = typedIn(url, ['nach']);
  const before = /^\d{1,15}$/.test(nach) ? Number(nach) : undefined;
  const found = await deliveriesOf(context, id, { state, before, limit: PAGE_SIZE + 1 });
  const { rows, last } = pageOf(found, PAGE_SIZE);
  return {
    webhook,
    state,
    sent: rows.map(shown),
    next: last && listQuery({ stand: state ?? '' }, String(last.position)),
  };
}

/** @param id of the page of one webhook @throws {Response} the redirect; a new secret is shown in the answer, and nowhere else */
export async function webhookByForm(routerContext: RouterContext, sent: FormData, id?: string) {
  const desk = await keyDesk(routerContext);
  const { context, staff, places } = desk;
  const values = textsOf(sent);
  const offered = webhookCommands.filter((one) => id === undefined || one === 'replay-delivery');
  const command = offered.find((one) => one === values.befehl);
  const form = { command: command ?? '', values };
  if (!command) return refuseRight(desk, form, command);
  const webhook = z.uuid().safeParse(id ?? values.webhook).data ?? '';
  const delivery = z.uuid().safeParse(values.nachricht).data;
  const known = webhook ? await findListed(context, webhook) : undefined;
  const result = known
    ? await changeWebhook(context, places, { command, id: webhook, delivery, staff })
    : ({ ok: false, code: 'not-there' } as const);
  if (!result.ok) return refused(form, { text: webhookRefusals[result.code] }, 409);
  if (result.secret !== undefined) return data({ made: { url: known?.url ?? '', secret: result.secret } });
  const here = id === undefined ? deskWebhooksPath : deskWebhookPath(id);
  throw redirect(`${here}?hinweis=${command}`, 303);
}
