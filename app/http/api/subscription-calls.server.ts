import { z } from 'zod';
import {
  addSubscription,
  type Delivery,
  deliveriesOf,
  deliveryStates,
  endSubscription,
  findSubscription,
  MAX_SUBSCRIPTIONS,
  replayDelivery,
  rotateSecret,
  type Subscription,
  scopeOfType,
  secretOf,
  sendTest,
  stateOfDelivery,
  subscriptionsOf,
} from '~/domain/programs/subscriptions.server';
import { mayReceive } from '~/outgoing/post-message.server';
import { eventTypes } from '~/platform/events/event-types';
import { nothing } from './call.server';
import { defineKeyCall, recordRefusedKey, scopeMissing, withoutScope } from './key-call.server';
import { refusal } from './refusal';
import { makeOnce } from './repeatable.server';

const PATH = '/api/v1/subscriptions';
const MAX_LISTED = 100;
const MAX_URL = 500;

const types = z.array(z.enum(eventTypes)).min(1).max(eventTypes.length);

const subscriptionAnswer = z
  .object({
    _id: z.uuid(),
    url: z.string(),
    types: z.array(z.enum(eventTypes)),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Subscription' });

const secretAnswer = z
  .string()
  .describe('„whsec_…“, mit dem der Shop nach Standard Webhooks unterschreibt; nur hier zu sehen');

const deliveryAnswer = z
  .object({
    _id: z.uuid().describe('webhook-id ist „msg_“ und dies'),
    type: z.string(),
    subject: z.string(),
    state: z.enum(deliveryStates).describe('dead: nach drei Tagen aufgegeben'),
    attempts: z.int(),
    createdAt: z.iso.datetime(),
    nextAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: 'Delivery' });

const shown = ({ id, url, types: chosen, createdAt }: Subscription): z.input<typeof subscriptionAnswer> => ({
  _id: id,
  url,
  types: chosen,
  createdAt: createdAt.toISOString(),
});

function shownDelivery(delivery: Delivery): z.input<typeof deliveryAnswer> {
  const { id, type, subject, attempts, createdAt, nextAt, deliveredAt, failure } = delivery;
  const state = stateOfDelivery(delivery);
  return {
    _id: id,
    type,
    subject,
    state,
    attempts,
    failure,
    createdAt: createdAt.toISOString(),
    nextAt: state === 'waiting' ? nextAt.toISOString() : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}

const noSubscription = refusal(404, 'subscription_not_found', 'Dieses Abonnement gibt es nicht.');
const noDelivery = refusal(404, 'delivery_not_found', 'Diese Sendung gibt es nicht.');
const uncallable = refusal(
  422,
  'url_not_allowed',
  'Ereignisse gehen nur an öffentliche Adressen mit https.',
  'url',
);
const tooMany = refusal(
  409,
  'too_many_subscriptions',
  `Ein Schlüssel hat höchstens ${MAX_SUBSCRIPTIONS} Abonnements.`,
);

export const addSubscriptionCall = defineKeyCall({
  method: 'POST',
  path: PATH,
  summary: 'Ereignisse abonnieren: Der Shop schickt sie an eine Adresse, bis zu drei Tage lang immer wieder',
  inPath: [],
  input: nothing,
  body: z.strictObject({
    url: z.url({ protocol: /^https?$/ }).max(MAX_URL),
    types: types.describe('was der Schlüssel lesen darf'),
  }),
  status: 201,
  isRepeatable: true,
  answer: z.object({ subscription: subscriptionAnswer, secret: secretAnswer }),
  refusals: [scopeMissing, noSubscription, tooMany, uncallable],
  example: async () => ({
    body: { url: 'https://warenwirtschaft.example/ereignisse', types: ['order.placed', 'order.paid'] },
  }),
  run: async (scope, _input, body) => {
    const { context, key, services } = scope;
    const { url, types: chosen } = body;
    const missing = chosen.map((type) => scopeOfType[type]).find((scope) => !key.scopes.includes(scope));
    if (missing) {
      await recordRefusedKey(scope, key, missing);
      return withoutScope(missing);
    }
    if (!mayReceive(url, services.config.webhookTargets)) return uncallable;
    const added = await makeOnce(
      scope,
      body,
      async (onAdded) =>
        (await addSubscription(context, key, { url, types: [...new Set(chosen)], onAdded })) ?? tooMany,
    );
    if ('refusal' in added) return added;
    const [subscription, secret] = await Promise.all([
      findSubscription(context, key, added.id),
      secretOf(context, key, added.id),
    ]);
    if (!subscription || secret === undefined) return noSubscription;
    return { subscription: shown(subscription), secret };
  },
});

export const subscriptionsCall = defineKeyCall({
  path: PATH,
  summary: 'Die Abonnements des Schlüssels',
  inPath: [],
  input: nothing,
  answer: z.object({ data: z.array(subscriptionAnswer) }),
  run: async ({ context, key }) => ({ data: (await subscriptionsOf(context, key)).map(shown) }),
});

const ofSubscription = z.strictObject({ id: z.uuid().describe('_id eines Abonnements') });
const someSubscription = async () => ({ input: { id: '6f1f7a52-6f0e-4f0e-9d39-0f0d7a2ad1a3' } });
const ofOne = {
  inPath: ['id'],
  input: ofSubscription,
  refusals: [noSubscription],
  example: someSubscription,
};

export const endSubscriptionCall = defineKeyCall({
  ...ofOne,
  method: 'DELETE',
  path: `${PATH}/{id}`,
  summary: 'Ein Abonnement beenden',
  answer: nothing,
  run: async ({ context, key }, { id }) => ((await endSubscription(context, key, id)) ? {} : noSubscription),
});

export const rotateSecretCall = defineKeyCall({
  ...ofOne,
  method: 'POST',
  path: `${PATH}/{id}/secret`,
  summary: 'Ein neues Geheimnis; einen Tag lang unterschreibt das alte mit',
  isRepeatable: true,
  answer: z.object({ secret: secretAnswer }),
  run: async (scope, { id }) => {
    const { context, key } = scope;
    const rotated = await makeOnce(scope, {}, async (onRotated) =>
      (await rotateSecret(context, key, id, onRotated)) === undefined ? noSubscription : { id },
    );
    if ('refusal' in rotated) return rotated;
    const secret = await secretOf(context, key, id);
    return secret === undefined ? noSubscription : { secret };
  },
});

export const testSubscriptionCall = defineKeyCall({
  ...ofOne,
  method: 'POST',
  path: `${PATH}/{id}/test`,
  summary: 'Ein Ereignis „test“ schicken',
  status: 201,
  answer: deliveryAnswer,
  run: async ({ context, key }, { id }) => {
    if (!(await findSubscription(context, key, id))) return noSubscription;
    return shownDelivery(await sendTest(context, id));
  },
});

export const deliveriesCall = defineKeyCall({
  ...ofOne,
  path: `${PATH}/{id}/deliveries`,
  summary: `Die letzten ${MAX_LISTED} Sendungen, die neueste zuerst`,
  input: z.strictObject({ ...ofSubscription.shape, state: z.enum(deliveryStates).optional() }),
  answer: z.object({ data: z.array(deliveryAnswer) }),
  run: async ({ context, key }, { id, state }) => {
    if (!(await findSubscription(context, key, id))) return noSubscription;
    const found = await deliveriesOf(context, id, { state, limit: MAX_LISTED });
    return { data: found.map(shownDelivery) };
  },
});

export const replayCall = defineKeyCall({
  method: 'POST',
  path: `${PATH}/{id}/deliveries/{deliveryId}/replay`,
  summary: 'Eine Sendung noch einmal schicken, mit derselben webhook-id',
  inPath: ['id', 'deliveryId'],
  input: z.strictObject({ ...ofSubscription.shape, deliveryId: z.uuid().describe('_id einer Sendung') }),
  answer: deliveryAnswer,
  refusals: [noSubscription, noDelivery],
  example: async () => ({
    input: {
      id: '6f1f7a52-6f0e-4f0e-9d39-0f0d7a2ad1a3',
      deliveryId: '0c8a2b54-5a0b-4c52-8a6b-2f0d7a2ad1a3',
    },
  }),
  run: async ({ context, key }, { id, deliveryId }) => {
    if (!(await findSubscription(context, key, id))) return noSubscription;
    const replayed = await replayDelivery(context, deliveryId, id);
    return replayed ? shownDelivery(replayed) : noDelivery;
  },
});
