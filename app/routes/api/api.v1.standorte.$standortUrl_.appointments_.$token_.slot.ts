import { answerOf } from '~/http/api/answer-call.server';
import { moveAppointmentCall } from '~/http/api/linked-appointment-calls.server';

export const loader = answerOf(moveAppointmentCall);

export const action = loader;
