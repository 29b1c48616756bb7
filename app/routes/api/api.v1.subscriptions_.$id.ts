import { answerOf } from '~/http/api/answer-call.server';
import { endSubscriptionCall } from '~/http/api/subscription-calls.server';

export const loader = answerOf(endSubscriptionCall);

export const action = loader;
