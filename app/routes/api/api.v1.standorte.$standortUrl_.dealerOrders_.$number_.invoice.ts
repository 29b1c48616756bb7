import { answerOf } from '~/http/api/answer-call.server';
import { invoiceNumberCall } from '~/http/api/dealer-order-calls.server';

export const loader = answerOf(invoiceNumberCall);

export const action = loader;
