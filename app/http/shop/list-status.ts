import type { ListProblem } from '~/domain/catalog/listing/requested-list.server';

const statuses: Record<ListProblem, number> = { unreadable: 400, 'beyond-end': 404 };

/** The HTTP status of a list's page. */
export function listStatus(problem: ListProblem | undefined): number {
  return problem ? statuses[problem] : 200;
}
