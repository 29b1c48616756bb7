import type { SubmissionResult } from '@conform-to/react';
import { firstPasswordSchema } from '../schemas';
import { AccountForm } from './account-form';

/** @param passwordToken proves the password that the operator told */
export function FirstPasswordForm({
  passwordToken,
  action,
  result,
}: {
  passwordToken: string;
  action: string;
  result: SubmissionResult<string[]> | undefined;
}) {
  return (
    <>
      <p>
        Ihr Passwort hat bisher der Betreiber des Shops vergeben. Bitte wählen Sie jetzt ein eigenes, das nur
        Sie kennen.
      </p>
      <AccountForm
        id="erstes-passwort"
        schema={firstPasswordSchema}
        result={result}
        action={action}
        submit="Passwort speichern"
        fields={[
          {
            name: 'passwortNeu',
            label: 'Neues Passwort',
            type: 'password',
            autoComplete: 'new-password',
            hint: 'Mindestens 8 Zeichen.',
          },
        ]}
      >
        <input type="hidden" name="nachweis" value={passwordToken} />
      </AccountForm>
    </>
  );
}
