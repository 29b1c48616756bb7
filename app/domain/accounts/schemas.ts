import { z } from 'zod';
import {
  askForHouseNumber,
  companyField,
  confirmedStreet,
  emailField,
  nameFields,
  phoneField,
  postalFields,
} from './person-fields';

export const passwordLength = { min: 8, max: 1_000 };
export const passwordTooShort = `Bitte mindestens ${passwordLength.min} Zeichen.`;
export const passwordTooLong = `Bitte höchstens ${passwordLength.max.toLocaleString('de-DE')} Zeichen.`;

export const passwordField = z
  .string({ error: 'Bitte geben Sie Ihr Passwort ein.' })
  .min(1, 'Bitte geben Sie Ihr Passwort ein.')
  .max(passwordLength.max, passwordTooLong);

const newPasswordField = z
  .string({ error: 'Bitte wählen Sie ein Passwort.' })
  .min(passwordLength.min, passwordTooShort)
  .max(passwordLength.max, passwordTooLong);

/** `mitarbeiter`: the visitor signs in as staff. */
export const signInSchema = z.object({
  email: emailField,
  passwort: passwordField,
  mitarbeiter: z.literal('1').optional(),
});

export const RECOVERY_CODE_DIGITS = 20;

const codeField = z
  .string({ error: 'Bitte geben Sie den Code Ihrer App ein.' })
  .transform((text) => text.replace(/[\s-]/g, ''))
  .pipe(
    z
      .string()
      .regex(
        new RegExp(`^(\\d{6}|\\d{${RECOVERY_CODE_DIGITS}})$`),
        'Bitte geben Sie die sechs Ziffern ein, die Ihre App jetzt zeigt, oder einen Wiederherstellungscode.',
      ),
  );

const CHOOSE_SESSION = 'Bitte wählen Sie, wo Sie sich abmelden möchten.';

/** `nachweis` is the challenge token. */
export const signInCodeSchema = z.object({ nachweis: z.string().min(1).max(200), code: codeField });

/** `nachweis` proves the password that the operator told. */
export const firstPasswordSchema = z.object({
  nachweis: z.string().min(1).max(200),
  passwortNeu: newPasswordField,
});

/** The value that names every session in `signOutSchema`; keys of sessions are hexadecimal. */
export const ALL_SESSIONS = 'alle';

export const signOutSchema = z.object({
  sitzung: z.string({ error: CHOOSE_SESSION }).min(1, CHOOSE_SESSION).max(40),
  passwort: passwordField,
});

export const secondFactorSchema = z.object({ code: codeField, passwort: passwordField });

export const signUpSchema = z.object({
  vorname: nameFields.vorname,
  nachname: nameFields.nachname,
  email: emailField,
  passwort: newPasswordField,
});

export const invitationSchema = z.object({
  vorname: nameFields.vorname,
  nachname: nameFields.nachname,
  passwort: newPasswordField,
});

export const resetRequestSchema = z.object({ email: emailField });

export const newPasswordSchema = z.object({ passwort: newPasswordField });

export const changePasswordSchema = z.object({ passwort: passwordField, passwortNeu: newPasswordField });

export const changeEmailSchema = z.object({ email: emailField, passwort: passwordField });

export const profileSchema = z.object({
  ...nameFields,
  telefon: phoneField.optional(),
});

export const addressEntrySchema = z
  .object({ ...nameFields, firma: companyField, ...postalFields, strasseStimmt: confirmedStreet })
  .refine(...askForHouseNumber('strasse', 'strasseStimmt'));

export const deleteAccountSchema = z.object({ passwort: passwordField });
