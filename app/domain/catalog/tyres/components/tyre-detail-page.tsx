import { Link } from 'react-router';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { TyreLabel } from '~/ui/illustrations/tyre-label';
import type { TyreDetail } from '../tyre-detail.server';
import { Picture } from './picture';
import { TyreBuyBox } from './tyre-buy-box';
import { LabelMarks } from './tyre-card';
import { TyreCards } from './tyre-cards';
import * as styles from './tyre-detail-page.css';

function Label({ tyre }: { tyre: TyreDetail }) {
  const { card, eprelId } = tyre;
  return (
    <section id="eu-label" className={panel}>
      <h2 className={sectionTitle}>EU-Reifenlabel</h2>
      <div className={styles.labelGrid}>
        <div className={styles.label}>
          <TyreLabel
            make={card.make}
            model={card.model}
            size={card.size}
            tyreClass={tyre.tyreClass}
            fuel={card.fuel}
            wet={card.wet}
            noiseClass={card.noise}
            noiseDb={card.noiseDb}
            threePmsf={tyre.hasAlpineSymbol}
            iceGrip={tyre.hasIceGrip}
            eprelId={eprelId ?? undefined}
          />
        </div>
        <dl className={styles.labelWords}>
          <div>
            <dt>Kraftstoffeffizienz</dt>
            <dd>Klasse {card.fuel} von A (sparsam) bis E</dd>
          </div>
          <div>
            <dt>Nasshaftung</dt>
            <dd>Klasse {card.wet} von A (kurzer Bremsweg) bis E</dd>
          </div>
          <div>
            <dt>Externes Rollgeräusch</dt>
            <dd>
              {card.noiseDb} dB, Klasse {card.noise} von A (leise) bis C
            </dd>
          </div>
          <div>
            <dt>Schnee und Eis</dt>
            <dd>
              {tyre.hasAlpineSymbol ? 'Alpine-Symbol (3PMSF): wintertauglich' : 'kein Alpine-Symbol'}
              {tyre.hasIceGrip && ', Haftung auf Eis'}
            </dd>
          </div>
          {eprelId && (
            <div>
              <dt>Produktdatenblatt</dt>
              <dd>
                <a href={`https://eprel.ec.europa.eu/screen/product/tyres/${eprelId}`} rel="noopener">
                  Eintrag {eprelId} in der EU-Produktdatenbank EPREL
                </a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  );
}

function Facts({ tyre }: { tyre: TyreDetail }) {
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Produktdaten</h2>
      <table className={styles.table}>
        <tbody>
          {tyre.facts.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The page of one tyre. First screen: picture, what it is, price, when and where, button. */
export function TyreDetailPage({ tyre }: { tyre: TyreDetail }) {
  const { card } = tyre;
  return (
    <>
      <div className={styles.first}>
        <div className={styles.stage}>
          <Picture
            src={card.picture}
            size={560}
            className={styles.picture}
            isEager
            alt={`Zeichnung: ${tyre.title} ${card.size} auf einer Felge`}
          />
        </div>
        <div className={styles.what}>
          <p className={styles.season}>
            <Link to={tyre.sizeList}>
              {tyre.seasonName} {tyre.dimension}
            </Link>
          </p>
          <h1 className={styles.title}>{tyre.title}</h1>
          <p className={styles.size}>
            <strong>{card.size}</strong> · {card.limits}
          </p>
          <ul className={styles.tags}>
            {card.tags.map((tag) => (
              <li key={tag} className={styles.tag}>
                {tag}
              </li>
            ))}
          </ul>
          <LabelMarks tyre={card} />
          <TyreBuyBox tyre={tyre} />
        </div>
      </div>
      <div className={styles.below}>
        <Label tyre={tyre} />
        <Facts tyre={tyre} />
      </div>
      {tyre.similar.length > 0 && (
        <section className={styles.similar}>
          <h2 className={sectionTitle}>
            Ebenfalls in {tyre.dimension}, sofort in {tyre.city}
          </h2>
          <TyreCards tyres={tyre.similar} />
        </section>
      )}
      <p className={styles.note}>
        Die Abbildung ist eine Zeichnung und zeigt Profil und Größe, nicht jede Einzelheit. Eine Felge gehört
        nicht zum Lieferumfang.
      </p>
    </>
  );
}
