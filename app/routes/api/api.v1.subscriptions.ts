import { answerOf } from '~/http/api/answer-call.server';
import { addSubscriptionCall, subscriptionsCall } from '~/http/api/subscription-calls.server';

export const loader = answerOf(subscriptionsCall, addSubscriptionCall);

export const action = loader;
