import type { ReactNode } from 'react';
import { Link } from '~/ui/components/link';
import { container } from '../blocks/shared.css';
import { headerOverlays } from '../headers/overlay';
import * as styles from './default-home.css';
import { heroEntries } from './hero-entries';
import type { HomeProps } from './home-props';
import { HomeSections } from './home-sections';
import { LocationCard } from './location-card';
import { link, title } from './parts.css';
import { Scene } from './scene';
import { SeasonCards } from './season-cards';
import { Stage } from './stage';
import { Welcome } from './welcome';

function Opening({
  hero,
  photo,
  isUnderHeader,
  children,
}: {
  hero: HomeProps['heroes'][number];
  photo: NonNullable<HomeProps['photos']>['hero'];
  isUnderHeader: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.opening}>
      <section className={styles.hero}>
        <div className={styles.scene}>
          <Scene imageLink={hero.imageLink} imageSet={hero.imageSet} photo={photo} />
        </div>
        <div className={`${container} ${isUnderHeader ? styles.tallHeroRow : styles.heroRow}`}>
          <div className={styles.heroWords}>
            <h1 className={isUnderHeader ? styles.largeHeadline : styles.headline}>{hero.headline}</h1>
            <p className={styles.lead}>{hero.description}</p>
            {hero.to && (
              <Link to={hero.to} className={styles.heroLink}>
                Mehr dazu
              </Link>
            )}
          </div>
        </div>
      </section>
      <div className={`${container} ${styles.overlap}`}>{children}</div>
    </div>
  );
}

export function DefaultHome({
  shell,
  heroes,
  house,
  photos,
  finder,
  seasons,
  stage,
  sections,
  offersTitle,
  offers,
}: HomeProps) {
  const { hero, further } = heroEntries({ ...shell.theme.header, heroContentByPage: heroes });
  const finderPanel = finder && (
    <section className={styles.finder} aria-labelledby="reifenfinder">
      <h2 id="reifenfinder" className={title}>
        Welche Reifen suchen Sie?
      </h2>
      <p className={styles.hint}>Die Größe steht auf der Reifenflanke, zum Beispiel 205/55 R16 91V.</p>
      {finder}
    </section>
  );
  return (
    <div className={styles.page}>
      {hero ? (
        <Opening hero={hero} photo={photos?.hero} isUnderHeader={headerOverlays(shell)}>
          {finderPanel}
        </Opening>
      ) : (
        <div className={`${container} ${styles.below}`}>
          <Welcome shell={shell} />
          {finderPanel}
        </div>
      )}
      <div className={`${container} ${styles.sections}`}>
        {seasons.length > 0 && (
          <section className={styles.start}>
            <SeasonCards cards={seasons} />
          </section>
        )}
        {offers && (
          <section className={styles.offers}>
            <h2 className={title}>{offersTitle}</h2>
            {offers}
          </section>
        )}
        {stage && (
          <div className={styles.stage}>
            <Stage stage={stage} />
          </div>
        )}
        <HomeSections sections={sections} />
        {further.map((entry) => (
          <section key={entry.headline} className={styles.further}>
            <h2 className={title}>{entry.headline}</h2>
            <p className={styles.hint}>{entry.description}</p>
            {entry.to && (
              <Link to={entry.to} className={link}>
                Mehr dazu
              </Link>
            )}
          </section>
        ))}
        <div className={styles.house}>
          <LocationCard shell={shell} greets={Boolean(hero)} imageLink={house} photo={photos?.house} />
        </div>
      </div>
    </div>
  );
}
