import { useLocation } from 'react-router';
import { Link } from '~/ui/components/link';
import { HtmlText } from '../blocks/html-text';
import { heroFrame, wrap } from '../blocks/shared.css';
import { heroOfPage } from '../homes/hero-entries';
import type { PageParts, ShownShell } from '../shell/shell';
import * as styles from './page-hero.css';

/** What a theme puts at the head of a page that is not the start page: a line of words, and words of its own. */
export function PageHero({ header, parts }: { header: ShownShell['theme']['header']; parts: PageParts }) {
  const hero = heroOfPage({ ...header, heroContentByPage: parts.heroes }, useLocation().pathname);
  if (!hero && !parts.content) return null;
  return (
    <>
      {hero && (
        <section className={heroFrame} aria-label={hero.headline}>
          <div className={`${wrap} ${styles.words}`}>
            <p className={styles.headline}>{hero.headline}</p>
            <p>{hero.description}</p>
            {hero.to && (
              <Link to={hero.to} className={styles.link}>
                Mehr dazu
              </Link>
            )}
          </div>
        </section>
      )}
      {parts.content && <HtmlText html={parts.content} className={`${wrap} ${styles.content}`} />}
    </>
  );
}
