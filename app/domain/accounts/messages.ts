import type { AccountRefusal, PasswordProblem } from './refusals';
import { passwordTooLong, passwordTooShort } from './schemas';

export function waitMessage(seconds: number): string {
  return `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`;
}

const passwordProblems: Record<PasswordProblem, string> = {
  'too-short': passwordTooShort,
  'too-long': passwordTooLong,
  'too-common': 'Dieses Passwort ist sehr häufig und leicht zu erraten. Bitte wählen Sie ein anderes.',
  'same-as-before': 'Das ist Ihr bisheriges Passwort. Bitte wählen Sie ein anderes.',
  'names-the-owner':
    'Bitte verwenden Sie weder Ihren Namen noch Ihre E-Mail-Adresse noch den Namen des Shops als Passwort.',
};

export function accountMessage(refusal: AccountRefusal): string {
  switch (refusal.code) {
    case 'wrong-credentials':
      // Spec 2, section 8.
      return 'Ihre angegebenen Anmeldedaten sind ungültig.';
    case 'wrong-password':
      return 'Das Passwort stimmt nicht.';
    case 'wrong-code':
      return 'Dieser Code gilt nicht. Bitte geben Sie den ein, den Ihre App jetzt zeigt, oder einen Wiederherstellungscode, den Sie noch nicht benutzt haben.';
    case 'code-required':
      return 'Bitte geben Sie auch den Code Ihrer App oder einen Wiederherstellungscode an.';
    case 'password-change-required':
      return 'Bitte loggen Sie sich zuerst im Shop ein und wählen Sie dort ein eigenes Passwort.';
    case 'expired-challenge':
      return 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal an.';
    case 'expired-token':
      return 'Dieser Link gilt nicht mehr.';
    case 'address-taken':
      return 'Zu dieser E-Mail-Adresse gibt es inzwischen ein anderes Konto.';
    case 'same-address':
      return 'Das ist schon die E-Mail-Adresse Ihres Kontos.';
    case 'account-gone':
      return 'Dieses Konto gibt es nicht mehr.';
    case 'busy':
      return 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.';
    case 'rate-limited':
      return waitMessage(refusal.seconds);
    case 'weak-password':
      return passwordProblems[refusal.problem];
    case 'address-book-full':
      return `Ihr Adressbuch ist voll: höchstens ${refusal.limit} Adressen.`;
  }
}
