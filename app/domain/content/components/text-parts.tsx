import type { ReactNode } from 'react';
import { type Company, townLine } from '~/domain/tenancy/company';
import { contactPath } from '~/paths';
import { Link } from '~/ui/components/link';
import * as styles from './text-parts.css';

/** '(1) …'; a single clause has no number. */
export function Clauses({ of: clauses }: { of: ReactNode[] }) {
  if (clauses.length === 1) return <p>{clauses[0]}</p>;
  return (
    <ol className={styles.clauses}>
      {clauses.map((clause, index) => (
        <li key={index} className={styles.clause}>
          {clause}
        </li>
      ))}
    </ol>
  );
}

/** Facts without a value are left out. */
export function Facts({ of: facts }: { of: [term: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== '');
  return (
    <dl className={styles.facts}>
      {known.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function PostalAddress({ company }: { company: Company }) {
  return (
    <address className={styles.address}>
      <strong>{company.firma}</strong>
      <br />
      {company.strasse}
      {company.strasse && <br />}
      {townLine(company)}
      {['', 'DE'].includes(company.land) ? '' : `, ${company.land}`}
    </address>
  );
}

/** Leads to the contact page where the address is unknown. */
export function MailLink({ email }: Pick<Company, 'email'>) {
  if (!email) return <Link to={contactPath}>Kontakt</Link>;
  return (
    <a href={`mailto:${email}`} className={styles.mail}>
      {email}
    </a>
  );
}
