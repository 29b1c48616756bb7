import { plainPage } from '~/platform/http/plain-page.server';
import { hasBody } from '~/platform/http/rest-of-request.server';
import type { Answer } from '~/platform/http/send-answer.server';
import { laneContext } from './contexts';
import { failureMessage, inShapeOf } from './failure-answer';
import type { Lane } from './lanes';
import type { Step } from './request-steps.server';

const BODY_WITHIN_MS = 12_000;

/** A body that brings less than `SLOWEST_BYTES` in `STALLED_MS` is no longer waited for. */
const STALLED_MS = 12_000;
const SLOWEST_BYTES = 16 * 1024;
const LOOK_EVERY_MS = 2_000;

/** For the answer to arrive; the client may still be sending. */
const CLOSE_AFTER_MS = 1_000;

function tooSlow(lane: Lane): Answer {
  const answer = plainPage(408, 'Anfrage abgebrochen', failureMessage(408));
  answer.headers.push(['connection', 'close']);
  return inShapeOf(lane, answer);
}

/**
 * A whole request arrives in the time of its class, and no upload stands still. It is answered before its connection ends:
 * proxies count connections that end without an answer as failures of the shop, and send it no further visitors.
 */
export const cutSlowBodies: Step = ({ request, response, context }, next) => {
  const lane: Lane = context.get(laneContext);
  const { bodyWithin = BODY_WITHIN_MS } = lane;
  if (request.complete || !hasBody(request)) return next();
  const { socket } = request;
  const looks = [socket.bytesRead];
  const cut = new Promise<Answer>((resolve) => {
    const stop = () => {
      clearInterval(timer);
      if (response.headersSent) return socket.destroy();
      resolve(tooSlow(lane));
      setTimeout(() => socket.destroy(), CLOSE_AFTER_MS);
    };
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer);
      // A body that we hold back ourselves is not slow.
      looks.push(request.isPaused() ? Number.NEGATIVE_INFINITY : socket.bytesRead);
      const before = looks.at(-1 - STALLED_MS / LOOK_EVERY_MS);
      const isStalled = before !== undefined && socket.bytesRead - before < SLOWEST_BYTES;
      if (isStalled || looks.length > bodyWithin / LOOK_EVERY_MS) stop();
    }, LOOK_EVERY_MS);
    for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer));
  });
  return Promise.race([next(), cut]);
};
