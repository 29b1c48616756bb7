import { answerOf } from '~/http/api/answer-call.server';
import { customerChangesCall } from '~/http/api/customer-changes-call.server';

export const loader = answerOf(customerChangesCall);

export const action = loader;
