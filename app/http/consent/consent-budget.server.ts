import { networkOf } from '~/domain/accounts/rate-limit';
import { type Budget, requestBudget } from '~/platform/http/request-budget';

/** A minute, for a household or an office: each choice is a row of the register. */
const MAX_CHOICES = 60;

const countChoice = requestBudget(MAX_CHOICES);

export const consentBudget = (ip: string): Promise<Budget> => countChoice(networkOf(ip));
