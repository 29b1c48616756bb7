import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneField } from './person-fields';

/** Undefined: no number of any country. Without + or 00 it is one of Germany. */
function possibleNumber(phone: string) {
  const number = parsePhoneNumberFromString(phone, 'DE');
  return number?.isPossible() ? number : undefined;
}

/** '0431 123456', '+43 1 234567'; stays as typed if the plans know no area code in it. */
function phoneText(phone: string): string | undefined {
  const number = possibleNumber(phone);
  if (!number?.isValid()) return number && phone;
  if (number.countryCallingCode !== '49') return number.formatInternational();
  const text = number.formatNational();
  return text.startsWith('0') ? text : phone;
}

/** '+49 (0)431 123-456', '0049431123456', '0431 123456' → '0431123456'; of other countries E.164: '+431234567' */
export function phoneKey(phone: string): string {
  const number = possibleNumber(phone);
  return number ? number.number.replace(/^\+49/, '0') : phone.replace(/[^\d+]/g, '');
}

/** The server's, in place of `phoneField`: the browser does without the plans of all countries. */
export const phoneNumberField = phoneField.transform((typed, { addIssue }) => {
  const phone = phoneText(typed);
  if (phone === undefined)
    addIssue('Diese Telefonnummer gibt es so nicht. Beispiele: 0431 123456 oder +43 1 234567.');
  return phone ?? typed;
});
