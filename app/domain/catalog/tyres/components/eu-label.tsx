import { useHref } from 'react-router';
import { tyreLabelPath } from '~/paths';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import type { TyreCardView } from '../tyre-card';
import * as styles from './eu-label.css';

export interface LabelledTyre {
  code: string;
  card: Pick<TyreCardView, 'fuel' | 'wet' | 'noise' | 'noiseDb'>;
  eprelId: string | null;
  labelText: string;
  hasAlpineSymbol: boolean;
  hasIceGrip: boolean;
}

export function EuLabel({ tyre }: { tyre: LabelledTyre }) {
  const { card, eprelId } = tyre;
  const picture = useHref(tyreLabelPath(tyre.code));
  return (
    <section id="eu-label" className={panel}>
      <h2 className={sectionTitle}>EU-Reifenlabel</h2>
      <div className={styles.labelGrid}>
        <div className={styles.label}>
          <img
            src={picture}
            alt={tyre.labelText}
            width={750}
            height={1100}
            loading="lazy"
            className={styles.picture}
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
