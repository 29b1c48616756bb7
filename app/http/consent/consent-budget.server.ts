import { networkOf } from '~/domain/accounts/rate-limit';
import { type Budget, requestBudgets } from '~/platform/http/request-budget';

/** A minute, for a household or an office: each choice is a row of the register. */
const MAX_CHOICES = 60;

const budgetOf = requestBudgets();

/** Counts a choice of the address. */
export const consentBudget = (ip: string): Budget => budgetOf(networkOf(ip), MAX_CHOICES);
