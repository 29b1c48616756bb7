import { FramedPhoto } from '~/ui/components/framed-photo';
import { Link } from '~/ui/components/link';
import { Address, DirectionsLink, PhoneLink } from '../blocks/contact';
import { OpeningState, OpeningTable } from '../blocks/opening';
import { container } from '../blocks/shared.css';
import { Block } from './block';
import { heroEntries } from './hero-entries';
import type { HomeProps } from './home-props';
import * as styles from './legacy-home.css';
import { Reasons } from './reasons';
import { Scene } from './scene';
import { SeasonCards } from './season-cards';
import { Welcome } from './welcome';

export function LegacyHome({ shell, heroes, photos, finder, seasons, offersTitle, offers }: HomeProps) {
  const { location, theme } = shell;
  const { hero } = heroEntries({ ...theme.header, heroContentByPage: heroes });
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
          <Welcome shell={shell} level={hero ? 'h2' : 'h1'} />
          <SeasonCards shown={seasons} />
        </div>
      </div>
      <div className={styles.brandPanel}>
        <Block title="Öffnungszeiten">
          <p className={styles.state}>
            <OpeningState location={location} />
          </p>
          <OpeningTable location={location} />
        </Block>
        <Block title={`Unser Haus in ${location.city}`}>
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
      <div className={styles.below}>
        {offers && <Block title={offersTitle}>{offers}</Block>}
        <Block title="Ihre Vorteile">
          <Reasons city={location.city} />
        </Block>
      </div>
    </div>
  );
}
