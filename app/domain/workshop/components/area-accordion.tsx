import { question } from '~/ui/components/questions.css';
import { Section } from '~/ui/components/section';
import * as styles from './finders.css';

export interface AreaView {
  mainLocation: string;
  places: { href: string; location: string }[];
}

/** Service locations by main location (spec 1, service locations landing accordion). */
export function AreaAccordion({ areas }: { areas: readonly AreaView[] }) {
  if (areas.length === 0) return null;
  return (
    <Section id="regionen" title="Service in Ihrer Region">
      {areas.map(({ mainLocation, places }) => (
        <details key={mainLocation} className={question}>
          <summary>{mainLocation}</summary>
          <ul className={styles.list}>
            {places.map(({ href, location }) => (
              <li key={href}>
                <a href={href} className={styles.station}>
                  {location}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}
