import { answerOf } from '~/http/api/answer-call.server';
import { bookAppointmentCall } from '~/http/api/appointment-calls.server';

export const loader = answerOf(bookAppointmentCall);

export const action = loader;
