import { answerOf } from '~/http/api/answer-call.server';
import { vehiclesByWordsCall } from '~/http/api/vehicle-calls.server';

export const loader = answerOf(vehiclesByWordsCall);

export const action = loader;
