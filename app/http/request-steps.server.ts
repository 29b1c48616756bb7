import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import type { RouterContextProvider } from 'react-router';
import type { OpenDatabase } from '~/platform/database/database.server';
import {
  offeredMethods,
  type Refusal,
  readUncountedBody,
  refuseBody,
  refuseForeignOrigin,
} from '~/platform/http/body-guard.server';
import { clientAddress } from '~/platform/http/client-address.server';
import { healthAnswer } from '~/platform/http/health.server';
import { plainPage } from '~/platform/http/plain-page.server';
import { parseTarget } from '~/platform/http/request-target.server';
import { type Answer, sendAnswer } from '~/platform/http/send-answer.server';
import type { StaticFiles } from '~/platform/http/static-files.server';
import { keepBody, ownOrigin } from '~/platform/http/web-request.server';
import { GENERAL_FAILURE } from '~/values/general-failure';
import { clientAddressContext, requestTargetContext, servicesContext } from './contexts';

/** A request on its way through the steps; what they find out stands in `context`. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  context: RouterContextProvider;
}

type Next = () => Promise<Answer | undefined>;

/** One step of the server: answers itself or lets the next ones; undefined says that the answer was sent already. */
export type Step = (exchange: Exchange, next: Next) => Promise<Answer | undefined>;

/** Runs the steps from the first on; each decides whether the ones after it are run. */
export function runSteps(steps: readonly Step[], exchange: Exchange): Promise<Answer | undefined> {
  const [step, ...others] = steps;
  return step ? step(exchange, () => runSteps(others, exchange)) : Promise.resolve(undefined);
}

/** `/healthz` and `/readyz`. */
export const answerHealth =
  (pool: OpenDatabase['pool']): Step =>
  async ({ request }, next) =>
    healthAnswer(request.url, pool) ?? next();

/** Files of the build and of `public`. */
export const serveFiles =
  (files: StaticFiles): Step =>
  ({ request, response }, next) =>
    new Promise((resolve, reject) => {
      files(request, response, () => next().then(resolve, reject));
      response.once('close', () => resolve(undefined));
    });

/** Sends what the further steps answer, an apology where they fail, and logs the request. */
export const sendAndLog: Step = async ({ request, response, context }, next) => {
  const { log } = context.get(servicesContext);
  const started = performance.now();
  const id = randomUUID();
  response.setHeader('x-request-id', id);
  const answer = await next().catch((error: unknown) => {
    log.error({ err: error, id, url: request.url }, 'a request failed');
    return plainPage(500, 'Fehler', GENERAL_FAILURE);
  });
  if (answer) await sendAnswer(request, response, answer);
  const ms = Math.round(performance.now() - started);
  const bot = isbot(request.headers['user-agent']) || undefined;
  log.info({ id, method: request.method, url: request.url, status: answer?.status, ms, bot }, 'request');
  return undefined;
};

/** Reads what is asked for, and from where; what no browser sends is turned away. */
export const readAddress: Step = async ({ request, context }, next) => {
  const { config } = context.get(servicesContext);
  const target = parseTarget(request.url ?? '');
  const address = clientAddress(request, config.trustedProxies, config.publicScheme);
  if (!target || !address) return plainPage(400, 'Ungültige Adresse', 'Diese Adresse kann es nicht geben.');
  context.set(requestTargetContext, target);
  context.set(clientAddressContext, address);
  return next();
};

/** Turns away bodies that no form of ours sends, and forms of other sites. */
export const guardBody: Step = async ({ request, context }, next) => {
  const origin = ownOrigin(context.get(clientAddressContext));
  const body =
    refuseBody(request) ?? refuseForeignOrigin(request, origin) ?? (await readUncountedBody(request));
  if (body === undefined) return next();
  if (Buffer.isBuffer(body)) {
    keepBody(request, body);
    return next();
  }
  return refusalAnswer(request, body);
};

function refusalAnswer(request: IncomingMessage, refusal: Refusal): Answer {
  const answer = plainPage(refusal.status, 'Anfrage abgelehnt', refusal.message);
  if (refusal.status === 405) answer.headers.push(['allow', offeredMethods(request).join(', ')]);
  // What is left of a body that is too large is not read.
  if (refusal.status === 413) answer.headers.push(['connection', 'close']);
  return answer;
}
