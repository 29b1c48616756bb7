import { data } from 'react-router';
import type { DeskAnswer } from '~/domain/desk/components/form-context';
import { SESSION_EXPIRED } from '~/domain/desk/messages';

export interface DeskForm {
  command: string;
  values: Record<string, string>;
}

export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Of a hidden field. 0, which no row has, for anything but one to nine digits: an integer holds no more. */
export const rowIdOf = (typed = ''): number => (/^\d{1,9}$/.test(typed) ? Number(typed) : 0);

const answer = (form: DeskForm, errors: DeskAnswer['errors'], status: number) =>
  data<DeskAnswer>({ ...form, errors }, { status });

export const invalid = (form: DeskForm, errors: Record<string, string[] | undefined>) =>
  answer(form, Object.fromEntries(Object.entries(errors).map(([name, texts]) => [name, texts ?? []])), 400);

/** Without a field, the words stand above the form. */
export const refused = (
  form: DeskForm,
  { field = '', text }: { field?: string; text: string },
  status: number,
) => answer(form, { [field]: [text] }, status);

/** The answer to a form whose session had expired; nothing was done. */
export const savedAnswer = (values: Record<string, string>): DeskAnswer => ({
  command: values.befehl ?? '',
  values,
  errors: { '': [SESSION_EXPIRED] },
});
