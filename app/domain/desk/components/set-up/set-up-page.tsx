import type { SubmissionResult } from '@conform-to/react';
import type { ReactNode } from 'react';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { CodeForm } from '~/domain/accounts/components/code-form';
import { FirstPasswordForm } from '~/domain/accounts/components/first-password-form';
import { FactorSetUp, NewCodes, type OfferedSecret } from '~/domain/accounts/components/second-factor-page';
import { signInFields } from '~/domain/accounts/components/sign-in-fields';
import { signInSchema } from '~/domain/accounts/schemas';
import { signOutPath } from '~/paths';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskSetUpPath } from '~/values/desk-paths';
import * as styles from '../desk.css';
import * as frame from '../desk-frame.css';
import type { DeskAnswer } from '../form-context';
import { SetUpForm, type SetUpFormProps } from './set-up-form';

type View =
  | { state: 'made' | 'no-role' }
  | { state: 'signed-out'; isExpired: boolean }
  | { state: 'no-factor'; offered: OfferedSecret | undefined }
  | ({ state: 'ready' } & SetUpFormProps);

type Result = SubmissionResult<string[]>;

type Answer =
  | DeskAnswer
  | { intent: string; result?: Result; recoveryCodes?: string[] }
  | { result: Result | undefined; challengeToken?: string; passwordToken?: string };

interface SetUpPageProps {
  view: View;
  answer: Answer | undefined;
}

function SignIn({ answer }: { answer: Answer | undefined }) {
  const own = answer && 'result' in answer && !('intent' in answer) ? answer : undefined;
  if (own && 'passwordToken' in own && own.passwordToken)
    return (
      <Section title="Eigenes Passwort">
        <FirstPasswordForm passwordToken={own.passwordToken} action={deskSetUpPath} result={own.result} />
      </Section>
    );
  return (
    <Section title="Anmelden">
      {own && 'challengeToken' in own && own.challengeToken ? (
        <CodeForm challengeToken={own.challengeToken} action={deskSetUpPath} result={own.result} />
      ) : (
        <AccountForm
          id="login"
          schema={signInSchema}
          result={own?.result}
          action={deskSetUpPath}
          submit="Einloggen"
          fields={[...signInFields]}
        />
      )}
    </Section>
  );
}

function Step({ view, answer }: SetUpPageProps) {
  if (answer && 'recoveryCodes' in answer && answer.recoveryCodes)
    return (
      <>
        <Notice tone="good">Der zweite Faktor ist eingerichtet.</Notice>
        <NewCodes codes={answer.recoveryCodes} />
        <p>
          <Link to={deskSetUpPath} className={styles.entryLink}>
            Weiter zum Betrieb
          </Link>
        </p>
      </>
    );
  switch (view.state) {
    case 'made':
      return (
        <>
          <meta httpEquiv="refresh" content="1" />
          <Notice tone="good">
            Der Betrieb ist angelegt. In einem Augenblick geht es <Link to={deskSetUpPath}>am Tresen</Link>{' '}
            weiter.
          </Notice>
        </>
      );
    case 'signed-out':
      return (
        <>
          {view.isExpired && !answer && (
            <Notice tone="info">
              Ihre Sitzung ist abgelaufen. Melden Sie sich bitte noch einmal an: Was Sie eingegeben haben,
              steht dann wieder da.
            </Notice>
          )}
          <SignIn answer={answer} />
        </>
      );
    case 'no-role':
      return (
        <Notice tone="warn">
          Den Betrieb legt an, wer die Leitung aller Standorte hat. Ihr Konto hat diese Rolle nicht.
        </Notice>
      );
    case 'no-factor':
      return (
        view.offered && (
          <>
            <p>
              Wer alle Standorte leitet, meldet sich mit Passwort und einem Code vom Handy an. Richten Sie das
              bitte zuerst ein.
            </p>
            <FactorSetUp offered={view.offered} answer={answer && 'intent' in answer ? answer : undefined} />
          </>
        )
      );
    case 'ready':
      return <SetUpForm {...view} />;
  }
}

function Frame({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  return (
    <div className={frame.desk}>
      <header className={frame.bar}>
        <div className={frame.barRow}>
          <strong className={frame.place}>Tresen</strong>
          {isSignedIn && (
            <Form method="post" action={signOutPath}>
              <button className={frame.menuButton}>Abmelden</button>
            </Form>
          )}
        </div>
      </header>
      <main id="inhalt" tabIndex={-1} className={frame.main}>
        <div className={pageStack}>
          <h1 className={pageTitle}>Ihr Betrieb in fünf Schritten</h1>
          {children}
        </div>
      </main>
    </div>
  );
}

/** On an empty network, where there is no location with a desk. */
export function SetUpPage({ view, answer }: SetUpPageProps) {
  return (
    <Frame isSignedIn={view.state !== 'signed-out' && view.state !== 'made'}>
      <Step view={view} answer={answer} />
    </Frame>
  );
}
