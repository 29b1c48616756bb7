import { contactPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { Photo } from '~/values/photo';
import { Address, MailLink, PhoneLink } from '../blocks/contact';
import { OpeningState, OpeningTable } from '../blocks/opening';
import type { ShellView } from '../shell/shell';
import * as styles from './location-card.css';
import { link, title } from './parts.css';
import { Scene } from './scene';
import { greetingOf, QUESTION } from './welcome';

interface LocationCardProps {
  shell: ShellView;
  greets: boolean;
  imageLink: string;
  photo: Photo | undefined;
}

export function LocationCard({ shell, greets, imageLink, photo }: LocationCardProps) {
  const { location } = shell;
  return (
    <section className={styles.place} aria-labelledby="vor-ort">
      <div className={styles.card}>
        <div className={styles.picture}>
          <Scene imageLink={imageLink} photo={photo} sizes="(min-width: 62rem) 35rem, 100vw" isMain={false} />
        </div>
        <div className={styles.words}>
          <div>
            <h2 id="vor-ort" className={title}>
              Vor Ort in {location.city}
            </h2>
            {greets && (
              <p className={styles.state}>
                {greetingOf(shell)} {QUESTION}
              </p>
            )}
            <p className={styles.state}>
              <OpeningState location={location} />
            </p>
          </div>
          <div className={styles.columns}>
            <div>
              <Address location={location} />
              <p>
                <PhoneLink location={location} />
              </p>
              <p>
                <MailLink location={location} />
              </p>
            </div>
            <OpeningTable location={location} />
          </div>
          <Link to={contactPath} className={link}>
            Karte und Anfahrt
          </Link>
        </div>
      </div>
    </section>
  );
}
