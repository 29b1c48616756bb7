import { Link } from 'react-router';
import { button } from '~/ui/components/button.css';
import { ClassMark, NoiseMark } from '~/ui/components/label-marks';
import { Price } from '~/ui/components/price';
import { ArticleActions } from '../../components/article-actions';
import type { TyreCardData } from '../tyre-card';
import { AvailabilityText } from './availability';
import { Picture } from './picture';
import * as styles from './tyre-card.css';

/** Tyres are bought by the set. */
export const SET = 4;

/** The three values of the EU label, small; they lead to the whole label. */
export function LabelMarks({ tyre }: { tyre: TyreCardData }) {
  return (
    <Link to={`${tyre.path}#eu-label`} className={styles.marks} aria-label={labelText(tyre)} prefetch="none">
      <ClassMark kind="fuel" value={tyre.fuel} />
      <ClassMark kind="wet" value={tyre.wet} />
      <NoiseMark decibels={tyre.noiseDb} noiseClass={tyre.noise} />
      <span className={styles.marksWord}>EU-Label</span>
    </Link>
  );
}

function labelText({ fuel, wet, noiseDb, noise, make, model }: TyreCardData): string {
  return `EU-Label ${make} ${model}: Kraftstoffeffizienz ${fuel}, Nasshaftung ${wet}, Rollgeräusch ${noiseDb} dB Klasse ${noise}`;
}

/** One tyre of a list, inside the form of `TyreCards`: what it is, what it can do, what it costs, when it is there. */
export function TyreCard({ tyre, isEager = false }: { tyre: TyreCardData; isEager?: boolean }) {
  return (
    <article className={styles.card}>
      <Picture className={styles.picture} src={tyre.picture} size={128} isEager={isEager} />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          <span className={styles.make}>{tyre.make}</span>
          <Link to={tyre.path} className={styles.link}>
            {tyre.model}
          </Link>
        </h2>
        <p className={styles.size}>
          <b>{tyre.size}</b> · {tyre.limits}
        </p>
        <ul className={styles.tags}>
          {tyre.tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
        <LabelMarks tyre={tyre} />
      </div>
      <div className={styles.buy}>
        <AvailabilityText availability={tyre.availability} />
        <p>
          <Price cents={tyre.priceCents} size="large" />
          <small className={styles.priceNote}>
            je Reifen inkl. MwSt.
            <br />
            {SET} Stück <Price cents={tyre.priceCents * SET} />
          </small>
        </p>
        {tyre.availability.kind !== 'none' && (
          <button name="artikel" value={`tyre:${tyre.id}`} className={`${button.action} ${styles.button}`}>
            In den Warenkorb
          </button>
        )}
        <ArticleActions articleKey={`tyre:${tyre.id}`} />
      </div>
    </article>
  );
}
