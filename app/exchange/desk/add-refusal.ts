import { addHint, addProblem, type ImportReport, type RowProblem } from '~/domain/desk/imports/import';
import { isShortened, SHORTENED_HINT } from '../reading/cell-text';

/** A problem, and once what to do about those of its kind. */
export function addRefusal(report: ImportReport, problem: RowProblem): void {
  addProblem(report, problem);
  if (isShortened(problem)) addHint(report, SHORTENED_HINT);
}
