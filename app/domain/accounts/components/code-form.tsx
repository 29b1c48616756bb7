import type { SubmissionResult } from '@conform-to/react';
import { signInCodeSchema } from '../schemas';
import { AccountForm } from './account-form';

export const codeField = {
  name: 'code',
  label: 'Code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 30,
  hint: 'Die sechs Ziffern, die Ihre App für diesen Shop zeigt, oder einer Ihrer Wiederherstellungscodes.',
} as const;

export const firstCodeField = {
  ...codeField,
  hint: 'Die sechs Ziffern, die Ihre App für diesen Shop zeigt.',
} as const;

export function CodeForm({
  challengeToken,
  action,
  result,
}: {
  challengeToken: string;
  action: string;
  result: SubmissionResult<string[]> | undefined;
}) {
  return (
    <AccountForm
      id="code"
      schema={signInCodeSchema}
      result={result}
      action={action}
      submit="Weiter"
      fields={[codeField]}
    >
      <input type="hidden" name="nachweis" value={challengeToken} />
    </AccountForm>
  );
}
