import { FramedPhoto } from '~/ui/components/framed-photo';
import { Link } from '~/ui/components/link';
import { Address, DirectionsLink, PhoneLink } from '../blocks/contact';
import { OpeningState, OpeningTable } from '../blocks/opening';
import { container } from '../blocks/shared.css';
import { Block } from './block';
import { heroEntries } from './hero-entries';
import type { HomeProps } from './home-props';
import { SectionList } from './home-sections';
import * as styles from './legacy-home.css';
import { link } from './parts.css';
import { Scene } from './scene';
import { SeasonCards } from './season-cards';
import { Stage } from './stage';
import { greetingOf, QUESTION, Welcome } from './welcome';

function House({ shell, photos, greets }: Pick<HomeProps, 'shell' | 'photos'> & { greets: boolean }) {
  const { location } = shell;
  return (
    <div className={styles.brandPanel}>
      <Block title="Öffnungszeiten">
        <p className={styles.state}>
          <OpeningState location={location} />
        </p>
        <OpeningTable location={location} />
      </Block>
      <Block title={`Unser Haus in ${location.city}`}>
        {greets && (
          <p className={styles.state}>
            {greetingOf(shell)} {QUESTION}
          </p>
        )}
        {photos?.house && (
          <FramedPhoto
            photo={photos.house}
            width={photos.house.width}
            height={photos.house.height}
            sizes="(min-width: 48rem) 30rem, 100vw"
            className={styles.house}
          />
        )}
        <Address location={location} />
        <p>
          <PhoneLink location={location} />
        </p>
        <p>
          <DirectionsLink />
        </p>
      </Block>
    </div>
  );
}

export function LegacyHome(props: HomeProps) {
  const { shell, heroes, photos, finder, seasons, stage, sections, offersTitle, offers } = props;
  const { hero, further } = heroEntries({ ...shell.theme.header, heroContentByPage: heroes });
  return (
    <div className={`${container} ${styles.page}`}>
      {hero && (
        <section className={styles.hero}>
          <div className={styles.scene}>
            <Scene imageLink={hero.imageLink} imageSet={hero.imageSet} photo={photos?.hero} />
          </div>
          <div className={styles.heroWords}>
            <h1 className={styles.headline}>{hero.headline}</h1>
            <p>{hero.description}</p>
            {hero.to && (
              <Link to={hero.to} className={styles.heroLink}>
                Mehr dazu
              </Link>
            )}
          </div>
        </section>
      )}
      <div className={styles.shop}>
        {finder && (
          <Block title="Reifen finden" isMain>
            <p className={styles.hint}>Die Größe steht auf der Reifenflanke, zum Beispiel 205/55 R16 91V.</p>
            {finder}
          </Block>
        )}
        <div className={styles.welcome}>
          {!hero && <Welcome shell={shell} />}
          <SeasonCards cards={seasons} />
        </div>
      </div>
      <House shell={shell} photos={photos} greets={hero !== undefined} />
      <div className={styles.below}>
        {offers && <Block title={offersTitle}>{offers}</Block>}
        {stage && <Stage stage={stage} />}
        {sections.map((section) => (
          <Block key={section.area} title={section.title}>
            <SectionList section={section} />
          </Block>
        ))}
        {further.map(({ headline, description, to }) => (
          <Block key={headline} title={headline}>
            <p className={styles.hint}>{description}</p>
            {to && (
              <Link to={to} className={link}>
                Mehr dazu
              </Link>
            )}
          </Block>
        ))}
      </div>
    </div>
  );
}
