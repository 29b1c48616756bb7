import type { ListProblem } from '~/domain/catalog/listing/requested-list.server';

const statuses: Record<ListProblem, number> = { unreadable: 400, 'beyond-end': 404 };

export function listStatus(problem: ListProblem | undefined): number {
  return problem ? statuses[problem] : 200;
}
