import { createContext } from 'react';
import { useActionData, useRouteLoaderData } from 'react-router';

/** The refusal of a form. */
export interface DeskAnswer {
  command: string;
  /** By field; the key '' is about the form as a whole. */
  errors: Record<string, string[]>;
  /** As typed. */
  values: Record<string, string>;
}

/** Of the form around a field. */
export const FormContext = createContext<{ id: string; answer: DeskAnswer | undefined }>({
  id: '',
  answer: undefined,
});

/** Where forms go on a page that is shown at the address of its uploads, since one of them was refused. */
export const FormAddress = createContext<string | undefined>(undefined);

/** Of the state that the forms of a page were made from. */
export const PageVersion = createContext<string | number>('');

/** Of the page's action, if it refused a form, or of a form that was sent when its session had expired. */
export function usePageAnswer<Answer extends DeskAnswer = DeskAnswer>(): Answer | undefined {
  const data = useActionData<object>();
  const desk = useRouteLoaderData<{ saved?: Answer }>('routes/desk/tresen');
  if (!data) return desk?.saved;
  return 'errors' in data ? (data as Answer) : undefined;
}

export function useAnswerTo<Answer extends DeskAnswer = DeskAnswer>(command: string): Answer | undefined {
  const answer = usePageAnswer<Answer>();
  return answer?.command === command ? answer : undefined;
}
