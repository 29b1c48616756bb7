import { answerOf } from '~/http/api/answer-call.server';
import { vehiclesByKeyCall } from '~/http/api/vehicle-calls.server';

export const loader = answerOf(vehiclesByKeyCall);

export const action = loader;
