import { type Salutation, salutationNames } from './person-fields';

const isNamed = (salutation: string | null): salutation is Salutation & ('frau' | 'herr') =>
  salutation === 'frau' || salutation === 'herr';

/** 'Guten Tag Frau Berg'; neutral if the salutation is unknown. The sentence after it begins small. */
export function greeting({
  salutation,
  firstName,
  lastName,
}: {
  salutation: string | null;
  firstName: string;
  lastName: string;
}): string {
  const name = isNamed(salutation)
    ? `${salutationNames[salutation]} ${lastName}`
    : `${firstName} ${lastName}`.trim();
  return name === '' ? 'Guten Tag' : `Guten Tag ${name}`;
}
