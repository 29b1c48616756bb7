import { salutationNames } from './person-fields';

interface Named {
  salutation: string | null;
  firstName: string;
  lastName: string;
}

/** Only these go before a name. */
const titleOf = ({ salutation }: Named) =>
  salutation === 'frau' || salutation === 'herr' ? salutationNames[salutation] : undefined;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** 'Guten Tag Frau Berg'; neutral if the salutation is unknown. The sentence after it begins small. */
export const greeting = (contact: Named): string =>
  joined('Guten Tag', titleOf(contact) ?? contact.firstName, contact.lastName);

/** 'Frau Erika Berg', 'Kim Meier' */
export const fullName = (contact: Named): string =>
  joined(titleOf(contact), contact.firstName, contact.lastName);
