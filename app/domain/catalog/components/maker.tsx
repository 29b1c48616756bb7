import { useHref } from 'react-router';
import { contactPath, hasWordMark, wordMarksPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { Section } from '~/ui/components/section';
import type { EconomicOperator, MakerDetails } from '../makes/make';
import * as styles from './maker.css';

function Operator({ title, operator }: { title: string; operator: EconomicOperator }) {
  const { name, postalAddress, electronicAddress } = operator;
  const isPage = electronicAddress.startsWith('https:');
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        {name}
        <br />
        {postalAddress}
        <br />
        <a
          href={isPage ? electronicAddress : `mailto:${electronicAddress}`}
          rel={isPage ? 'noopener' : undefined}
        >
          {electronicAddress}
        </a>
      </address>
    </div>
  );
}

/** The economic operator of a product (Art. 19 GPSR), or whom to ask if it is unknown. */
export function Maker({ make, maker }: { make: string; maker: MakerDetails | undefined }) {
  const file = useHref(wordMarksPath([make]));
  return (
    <Section title="Angaben zum Hersteller">
      {hasWordMark(make) && (
        <svg className={styles.mark} aria-hidden="true">
          <use href={`${file}#m0`} />
        </svg>
      )}
      {maker ? (
        <div className={styles.operators}>
          <Operator title={`Hersteller von ${make}`} operator={maker.manufacturer} />
          {maker.responsible && <Operator title="Verantwortlich in der EU" operator={maker.responsible} />}
        </div>
      ) : (
        <p>
          Die Anschrift von {make} nennen wir Ihnen gern: <Link to={contactPath}>Kontakt</Link>.
        </p>
      )}
    </Section>
  );
}
