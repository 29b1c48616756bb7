import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { type FormEvent, useMemo, useState } from 'react';
import type { ZodObject } from 'zod';
import { watchTyping } from './typing';

/** The form library checks a field by a submit of the form with a button of this name. */
const CHECK = '__intent__';

function isCheck({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter?.getAttribute('name') === CHECK;
}

/** A button that keeps what is typed, whole or not. */
function isUnchecked(event: FormEvent): boolean {
  const { submitter } = event.nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.formNoValidate && !isCheck(event);
}

/**
 * A form that the browser checks when it is sent; from then on, errors follow what is typed.
 * Nothing is checked when a field is left: a message that appears then moves the button that is being pressed.
 * @param result of the server; it moves the focus to no field
 * @returns `refusals`, the number of refused submits, for the error summary
 */
export function useCheckedForm<Values extends Record<string, unknown>>({
  id,
  schema,
  result,
  values,
}: {
  id: string;
  schema: ZodObject;
  result: SubmissionResult<string[]> | undefined;
  values: Partial<Record<keyof Values & string, string | null | undefined>> | undefined;
}) {
  const lastResult = useMemo(() => result && { ...result, status: undefined }, [result]);
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    lastResult,
    defaultValue: values,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const [seen, setSeen] = useState({ result, refusals: result ? 1 : 0 });
  if (seen.result !== result) setSeen({ result, refusals: seen.refusals + (result ? 1 : 0) });
  const { onSubmit, ...props } = getFormProps(form);
  const field = (name: keyof Values & string) => {
    const state = fields[name] as { id: string; errors?: string[]; initialValue?: unknown } | undefined;
    return {
      id: state?.id ?? `${id}-${name}`,
      name,
      errors: state?.errors,
      defaultValue: (state?.initialValue as string | undefined) ?? undefined,
    };
  };
  return {
    field,
    /** What is typed now; without JavaScript what was sent. */
    valueOf: (name: keyof Values & string) => (fields[name] as { value?: string } | undefined)?.value,
    errors: form.allErrors,
    refusals: seen.refusals,
    formProps: {
      ...props,
      // The browser's own error bubbles are not German everywhere, and vanish.
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        if (isUnchecked(event)) return;
        onSubmit(event);
        if (!event.defaultPrevented || isCheck(event)) return;
        watchTyping();
        setSeen((before) => ({ ...before, refusals: before.refusals + 1 }));
      },
    },
  };
}
