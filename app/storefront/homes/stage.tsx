import { useHref } from 'react-router';
import { Picture } from '~/domain/catalog/components/picture';
import { carPictureAsAvif } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { title } from './parts.css';
import * as styles from './stage.css';
import type { StageView } from './stage.server';

export function Stage({ stage }: { stage: StageView }) {
  const { label, isOwn, picture, rim, price, paints, rims, to } = stage;
  const src = useHref(picture);
  const chosen = (is: boolean) => ({ 'aria-current': is || undefined, preventScrollReset: true });
  return (
    <section id="buehne" className={styles.stage}>
      <div className={styles.words}>
        <h2 className={title}>{isOwn ? 'Ihr Auto, Ihre Felge' : 'Felgen am Auto ansehen'}</h2>
        <p>{`${rim}, je\u00a0Felge\u00a0${price}`}</p>
        <p>{label}</p>
      </div>
      <picture>
        <source type="image/avif" srcSet={carPictureAsAvif(src)} />
        <img
          src={src}
          alt={`${label} mit ${rim}`}
          width={960}
          height={336}
          loading="lazy"
          className={styles.car}
        />
      </picture>
      <nav aria-label="Lack" className={styles.paints}>
        {paints.map((paint) => (
          <Link
            key={paint.label}
            to={paint.to}
            title={paint.label}
            className={styles.choice}
            style={{ color: paint.colour }}
            {...chosen(paint.isChosen)}
          >
            <span className={styles.name}>{paint.label}</span>
          </Link>
        ))}
      </nav>
      <nav aria-label="Felge" className={styles.rims}>
        {rims.map((one) => (
          <Link key={one.to} to={one.to} className={styles.rim} {...chosen(one.isChosen)}>
            <Picture src={one.picture} photo={one.photo} size={56} />
            <span className={styles.name}>{one.label}</span>
          </Link>
        ))}
      </nav>
      <Link to={to} className={`${button.accent} ${styles.more}`}>
        Im Konfigurator öffnen
      </Link>
    </section>
  );
}
