import { companyLine, companyOf } from '~/domain/tenancy/company';
import { locationMail, MailButton } from '~/domain/tenancy/location-mail.server';
import { MailClosing, MailParagraphs } from '~/domain/tenancy/mail-text.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { pageAddress } from '~/domain/tenancy/tenant';
import { passwordResetPath } from '~/paths';
import type { Mail } from '~/platform/mail/outbox.server';
import {
  emailTokenPath,
  emailUndoPath,
  invitationPath,
  passwordTokenPath,
  signUpTokenPath,
} from '~/values/account-paths';
import type { MailKind } from '~/values/mail-kinds';

interface AccountMail {
  kind: MailKind;
  subject: string;
  greeting: string;
  before: string[];
  link?: { label: string; page: string };
  after: string[];
}

function accountMail(tenant: Tenant, recipient: string, mail: AccountMail): Mail {
  const { title } = tenant.location;
  const company = companyOf(tenant.location);
  const address = mail.link && pageAddress(tenant, mail.link.page);
  const closing = companyLine({ ...company, email: '' });
  return {
    kind: mail.kind,
    recipient,
    senderName: title,
    replyTo: company.email,
    subject: mail.subject,
    text: [mail.greeting, ...mail.before, ...(address ? [address] : []), ...mail.after, closing].join('\n\n'),
    html: locationMail(
      tenant.location,
      mail.subject,
      <>
        <MailParagraphs of={[mail.greeting, ...mail.before]} />
        {address && mail.link && (
          <>
            <MailButton location={tenant.location} to={address}>
              {mail.link.label}
            </MailButton>
            <p>Oder öffnen Sie diese Adresse: {address}</p>
          </>
        )}
        <MailParagraphs of={mail.after} />
        <MailClosing>{closing}</MailClosing>
      </>,
    ),
  };
}

const notYou = 'Waren Sie das nicht? Dann müssen Sie nichts tun: Ohne den Link ändert sich nichts.';

/** Mails to an unconfirmed address carry no typed text: a name could be an advertisement with a link. */
const UNKNOWN_READER = 'Guten Tag,';

export function signUpMail(tenant: Tenant, to: { email: string }, token: string): Mail {
  return accountMail(tenant, to.email, {
    kind: 'sign-up',
    subject: `Bitte bestätigen Sie Ihr Konto bei ${tenant.location.title}`,
    greeting: UNKNOWN_READER,
    before: ['bitte bestätigen Sie Ihre E-Mail-Adresse. Danach können Sie sich einloggen.'],
    link: { label: 'E-Mail-Adresse bestätigen', page: signUpTokenPath(token) },
    after: ['Der Link gilt 48 Stunden.', notYou],
  });
}

export function alreadyKnownMail(tenant: Tenant, email: string): Mail {
  return accountMail(tenant, email, {
    kind: 'already-known',
    subject: `Sie haben schon ein Konto bei ${tenant.location.title}`,
    greeting: UNKNOWN_READER,
    before: [
      'mit dieser E-Mail-Adresse wollte sich gerade jemand registrieren. Sie haben aber schon ein Konto. Wenn Sie das Passwort nicht mehr wissen, können Sie hier ein neues setzen:',
    ],
    link: { label: 'Passwort zurücksetzen', page: passwordResetPath },
    after: [notYou],
  });
}

export function invitationMail(tenant: Tenant, email: string, token: string): Mail {
  return accountMail(tenant, email, {
    kind: 'staff-invitation',
    subject: `Einladung an den Tresen von ${tenant.location.title}`,
    greeting: UNKNOWN_READER,
    before: [
      `Sie sind eingeladen, am Tresen von ${tenant.location.title} in ${tenant.location.city} mitzuarbeiten. Mit diesem Link nehmen Sie die Einladung an:`,
    ],
    link: { label: 'Einladung annehmen', page: invitationPath(token) },
    after: ['Der Link gilt sieben Tage und nur einmal.', notYou],
  });
}

export function resetMail(tenant: Tenant, to: { email: string; firstName: string }, token: string): Mail {
  return accountMail(tenant, to.email, {
    kind: 'reset-password',
    subject: 'Ihr neues Passwort',
    greeting: `Guten Tag ${to.firstName},`,
    before: ['mit diesem Link setzen Sie ein neues Passwort:'],
    link: { label: 'Neues Passwort setzen', page: passwordTokenPath(token) },
    after: ['Der Link gilt eine Stunde und nur einmal.', notYou],
  });
}

export function changeEmailMail(tenant: Tenant, email: string, token: string): Mail {
  return accountMail(tenant, email, {
    kind: 'change-email',
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    greeting: UNKNOWN_READER,
    before: ['mit diesem Link wird diese Adresse die Ihres Kontos:'],
    link: { label: 'Neue E-Mail-Adresse bestätigen', page: emailTokenPath(token) },
    after: [
      'Loggen Sie sich dafür bitte noch mit Ihrer bisherigen E-Mail-Adresse ein. Der Link gilt 24 Stunden.',
      notYou,
    ],
  });
}

const call = (tenant: Tenant) => `rufen Sie uns an: ${companyOf(tenant.location).telefon}.`;

/** Sent to the previous address, with a link that restores it. */
export function emailChangedMail(
  tenant: Tenant,
  former: { email: string; firstName: string },
  email: string,
  undoToken: string,
): Mail {
  return accountMail(tenant, former.email, {
    kind: 'email-changed',
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    greeting: `Guten Tag ${former.firstName},`,
    before: [
      `die E-Mail-Adresse Ihres Kontos ist jetzt ${email}.`,
      'Waren Sie das nicht? Mit diesem Link gehört das Konto wieder zu dieser Adresse, und alle Geräte werden abgemeldet:',
    ],
    link: { label: 'Änderung rückgängig machen', page: emailUndoPath(undoToken) },
    after: ['Der Link gilt sieben Tage und nur einmal.', `Oder ${call(tenant)}`],
  });
}

/** Sent to the address that was removed, without a link. */
export function emailRestoredMail(tenant: Tenant, to: { email: string; firstName: string }): Mail {
  return accountMail(tenant, to.email, {
    kind: 'email-restored',
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    greeting: `Guten Tag ${to.firstName},`,
    before: [
      'die letzte Änderung der E-Mail-Adresse Ihres Kontos wurde rückgängig gemacht: Es hat wieder die frühere Adresse, und alle Geräte sind abgemeldet.',
    ],
    after: [`Waren Sie das nicht? Dann ${call(tenant)}`],
  });
}

/** The outbox forgets the recipient once this mail is sent. */
export function accountDeletedMail(tenant: Tenant, email: string): Mail {
  const mail = accountMail(tenant, email, {
    kind: 'account-deleted',
    subject: 'Ihr Konto ist gelöscht',
    greeting: UNKNOWN_READER,
    before: [
      'Ihr Konto ist gelöscht, mit Adressbuch, Merklisten, Warenkörben und Verlauf. Aufbewahrt werden nur Unterlagen zu Bestellungen, so lange das Gesetz es verlangt.',
    ],
    after: [`Waren Sie das nicht? Dann ${call(tenant)}`],
  });
  return { ...mail, forgetsRecipient: true };
}

export const accountNotices = {
  password: 'das Passwort Ihres Kontos wurde geändert.',
  reset: 'das Passwort Ihres Kontos wurde neu gesetzt.',
  'second-factor':
    'Ihr Konto hat jetzt einen zweiten Faktor: Beim Einloggen fragen wir nach dem Code Ihrer App.',
  'second-factor-removed':
    'Ihr Konto hat keinen zweiten Faktor mehr: Zum Einloggen genügt wieder das Passwort.',
  'recovery-codes':
    'für Ihr Konto wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.',
};

export function recoveryCodeNotice(left: number): string {
  return `ein Wiederherstellungscode Ihres Kontos wurde benutzt. Es sind noch ${left} übrig.`;
}

export function noticeMail(tenant: Tenant, to: { email: string; firstName: string }, what: string): Mail {
  return accountMail(tenant, to.email, {
    kind: 'account-notice',
    subject: 'Ihr Konto wurde geändert',
    greeting: `Guten Tag ${to.firstName},`,
    before: [what, 'Waren Sie das nicht? Dann setzen Sie bitte gleich ein neues Passwort:'],
    link: { label: 'Passwort zurücksetzen', page: passwordResetPath },
    after: [`Und ${call(tenant)}`],
  });
}
