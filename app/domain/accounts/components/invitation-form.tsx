import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { TextField } from '~/ui/components/field';
import { fieldErrors } from '~/ui/components/field-errors';
import { Form } from '~/ui/components/link';
import { pageStack } from '~/ui/components/panel.css';

interface InvitationFormProps {
  email: string;
  /** There is an account with this address. */
  isKnown: boolean;
  answer: { values: Record<string, string>; errors: Partial<Record<string, string[]>> } | undefined;
}

export function InvitationForm({ email, isKnown, answer }: InvitationFormProps) {
  const field = (name: string) => ({
    id: `einladung-${name}`,
    name,
    errors: answer?.errors[name] ?? [],
  });
  const typed = answer?.values ?? {};
  return (
    <Form method="post" noValidate className={pageStack}>
      <ErrorSummary
        title="Bitte prüfen Sie Ihre Angaben:"
        errors={fieldErrors(answer?.errors, 'einladung')}
      />
      <p>
        Die Einladung gilt für <strong>{email}</strong>.{' '}
        {isKnown
          ? 'Sie haben schon ein Konto. Danach loggen Sie sich damit ein.'
          : 'Mit diesen Angaben entsteht Ihr Konto.'}
      </p>
      {!isKnown && (
        <>
          <TextField
            {...field('vorname')}
            label="Vorname"
            autoComplete="given-name"
            defaultValue={typed.vorname}
          />
          <TextField
            {...field('nachname')}
            label="Nachname"
            autoComplete="family-name"
            defaultValue={typed.nachname}
          />
          <TextField {...field('passwort')} label="Passwort" type="password" autoComplete="new-password" />
        </>
      )}
      <p>
        <button className={button.accent}>Einladung annehmen</button>
      </p>
    </Form>
  );
}
