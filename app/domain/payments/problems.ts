/**
 * First words of a payment's problem that the list of tasks tells apart. `without-order`: the order that it was taken
 * for is not there. `no-account`: the account with the provider is removed, so that nobody can be asked.
 */
export const problems = ['charged-back', 'dispute', 'without-order', 'no-account'] as const;
export type Problem = (typeof problems)[number];

export const problemText = (problem: Problem, detail: string) => `${problem} ${detail}`;

export const hasProblem = (text: string | null, problem: Problem) => text?.startsWith(`${problem} `) ?? false;
