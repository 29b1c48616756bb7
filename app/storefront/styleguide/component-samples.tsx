import { useHref } from 'react-router';
import { SidewallPictures } from '~/domain/catalog/tyres/components/sidewall-pictures';
import { picturePath, tyresPath } from '~/paths';
import { Breadcrumbs } from '~/ui/components/breadcrumbs';
import { button } from '~/ui/components/button.css';
import { ErrorSummary } from '~/ui/components/error-summary';
import { SelectField, TextField } from '~/ui/components/field';
import { ClassMark, NoiseMark } from '~/ui/components/label-marks';
import { Notice } from '~/ui/components/notice';
import { pageStack, panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';
import { Spot } from '~/ui/components/spot';
import { CarSilhouette } from '~/ui/illustrations/car-silhouette';
import { spotNames } from '~/ui/illustrations/spot-names';
import { TyreLabel, type TyreLabelProps } from '~/ui/illustrations/tyre-label';
import { HtmlText } from '../blocks/html-text';
import * as styles from './theme-sample.css';

const sampleLabel: TyreLabelProps = {
  make: 'Radhaus',
  model: 'Probe',
  size: '205/55 R16 91V',
  tyreClass: 'C1',
  fuel: 'B',
  wet: 'A',
  noiseClass: 'B',
  noiseDb: 70,
  threePmsf: true,
  iceGrip: true,
};
const looks = ['action', 'accent', 'plain', 'quiet'] as const;
const sizes = ['base', 'strong', 'large', 'huge'] as const;

/** @param icons HTML of all icons */
export function ComponentSamples({ icons }: { icons: string }) {
  return (
    <div className={pageStack}>
      <section className={panel}>
        <h3 className={sectionTitle}>Knöpfe</h3>
        <p className={styles.marks}>
          {looks.map((look) => (
            <button key={look} type="button" className={button[look]}>
              {look}
            </button>
          ))}
        </p>
      </section>
      <section className={panel}>
        <h3 className={sectionTitle}>Felder</h3>
        <div className={pageStack}>
          <ErrorSummary
            title="Bitte prüfen Sie Ihre Angaben"
            errors={[{ id: 'sample-mail', text: 'E-Mail-Adresse fehlt' }]}
            refusals={1}
          />
          <TextField id="sample-mail" label="E-Mail-Adresse" errors={['Bitte angeben.']} />
          <SelectField id="sample-season" label="Saison">
            <option>Sommer</option>
            <option>Winter</option>
          </SelectField>
        </div>
      </section>
      <section className={panel}>
        <h3 className={sectionTitle}>Hinweise, Preise, Marken</h3>
        <div className={pageStack}>
          {(['good', 'info', 'warn'] as const).map((tone) => (
            <Notice key={tone} tone={tone}>
              Hinweis: {tone}
            </Notice>
          ))}
          <p className={styles.marks}>
            {sizes.map((size) => (
              <Price key={size} cents={8_490} size={size} />
            ))}
          </p>
          <p className={styles.marks}>
            <ClassMark kind="fuel" value="B" />
            <ClassMark kind="wet" value="A" />
            <NoiseMark decibels={70} noiseClass="B" />
          </p>
        </div>
      </section>
      <section className={panel}>
        <h3 className={sectionTitle}>Brotkrumen</h3>
        {/* A second landmark of the same name would confuse screen readers. */}
        <div inert>
          <Breadcrumbs
            crumbs={[{ label: 'Home', to: '/' }, { label: 'Reifen', to: tyresPath }, { label: '' }]}
          />
        </div>
      </section>
      <section className={panel}>
        <h3 className={sectionTitle}>Zeichen</h3>
        <HtmlText html={icons} />
      </section>
      <section className={panel}>
        <h3 className={sectionTitle}>Zeichnungen</h3>
        <div className={styles.marks}>
          {spotNames.map((name) => (
            <Spot key={name} name={name} width={160} />
          ))}
          <CarSilhouette body="limousine" width={260} />
          <img
            src={useHref(picturePath('tyre', 'lamellen/Radhaus/205%2F55%20R16%2091V'))}
            alt="Reifen"
            width={160}
            height={160}
          />
          <SidewallPictures marking="205/55 R16 91V" />
          <div className={styles.label}>
            <TyreLabel {...sampleLabel} />
          </div>
        </div>
      </section>
    </div>
  );
}
