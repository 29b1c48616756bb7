import { answerOf } from '~/http/api/answer-call.server';
import { appointmentChangesCall } from '~/http/api/change-calls.server';

export const loader = answerOf(appointmentChangesCall);

export const action = loader;
