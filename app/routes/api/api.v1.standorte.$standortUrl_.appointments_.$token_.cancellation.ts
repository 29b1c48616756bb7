import { answerOf } from '~/http/api/answer-call.server';
import { cancelAppointmentCall } from '~/http/api/linked-appointment-calls.server';

export const loader = answerOf(cancelAppointmentCall);

export const action = loader;
