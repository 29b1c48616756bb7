import { answerOf } from '~/http/api/answer-call.server';
import { testSubscriptionCall } from '~/http/api/subscription-calls.server';

export const loader = answerOf(testSubscriptionCall);

export const action = loader;
