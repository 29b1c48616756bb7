import { answerOf } from '~/http/api/answer-call.server';
import { appointmentCall } from '~/http/api/linked-appointment-calls.server';

export const loader = answerOf(appointmentCall);

export const action = loader;
