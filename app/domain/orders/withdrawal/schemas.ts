import { z } from 'zod';
import { emailField, line } from '~/domain/accounts/person-fields';

/** What is typed goes by mail to an address that nobody has confirmed: it must not carry a stranger's links. */
const withoutLinks = (text: string | undefined) => !text || !/:\/\/|www\./i.test(text);
const NO_LINKS = 'Bitte ohne Internetadressen.';

export const declarationSchema = z.object({
  name: line('Bitte geben Sie Ihren Namen an.').refine(withoutLinks, NO_LINKS),
  bestellnummer: line('Bitte geben Sie die Bestellnummer an.', 40).refine(withoutLinks, NO_LINKS),
  email: emailField,
  umfang: line('', 200).refine(withoutLinks, NO_LINKS).optional(),
});
