import type { ComponentProps } from 'react';
import { TextAreaField } from '~/ui/components/field';
import { answerTo, type DeskAnswer } from './desk-form';

interface DeskAreaProps extends Omit<ComponentProps<typeof TextAreaField>, 'id' | 'errors' | 'name'> {
  command: string;
  name: string;
  answer: DeskAnswer | undefined;
}

/** Keeps what was typed when the form comes back. */
export function DeskArea({ command, name, answer, defaultValue, ...field }: DeskAreaProps) {
  const own = answerTo(answer, command);
  return (
    <TextAreaField
      id={`${command}-${name}`}
      name={name}
      errors={own?.errors[name] ?? []}
      defaultValue={own?.values[name] ?? defaultValue}
      {...field}
    />
  );
}
