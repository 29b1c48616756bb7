import { answerOf } from '~/http/api/answer-call.server';
import { vehicleStepsCall } from '~/http/api/vehicle-steps-call.server';

export const loader = answerOf(vehicleStepsCall);

export const action = loader;
