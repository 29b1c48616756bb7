import { panel } from '~/ui/components/panel.css';
import { slugOf } from '~/values/slug';
import type { TextGroup } from '../pages/content-page';
import { Html } from './clean-html';
import * as styles from './content-page.css';

const german = new Intl.Collator('de');

/** 'Öl' stands under O, '3PMSF' under 0–9. */
const letterOf = (title: string) => /^[a-z]/.exec(slugOf(title))?.[0].toUpperCase() ?? '0–9';

export function GlossaryTerms({ terms }: { terms: readonly TextGroup[] }) {
  const sorted = [...terms].sort((one, other) => german.compare(one.title, other.title));
  const firstOf = new Map<string, string>();
  for (const { id, title } of sorted) if (!firstOf.has(letterOf(title))) firstOf.set(letterOf(title), id);
  return (
    <>
      <nav aria-label="Anfangsbuchstaben" className={styles.letters}>
        {[...firstOf].map(([letter, id]) => (
          <a key={letter} href={`#${id}`} className={styles.letter}>
            {letter}
          </a>
        ))}
      </nav>
      <dl className={`${panel} ${styles.terms}`}>
        {sorted.map(({ id, title, html, parts }) => (
          <div key={id} id={id} className={styles.term}>
            <dt className={styles.name}>{title}</dt>
            <dd>
              <Html html={html} />
              {parts.map((part) => (
                <div key={part.id} id={part.id}>
                  <p className={styles.name}>{part.title}</p>
                  <Html html={part.html} />
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
