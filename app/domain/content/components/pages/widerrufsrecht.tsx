import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout } from '../info-layout';
import { effectSections, rightSections } from './widerruf-belehrung';
import { declareSection } from './widerruf-erklaeren';
import { WithdrawalForm } from './widerruf-formular';

/** §§ 312g, 355 ff. BGB, Art. 246a § 1 EGBGB. */
export function WithdrawalPage({ place }: { place: LocationSummary }) {
  return (
    <InfoLayout
      page={infoPages.widerrufsrecht}
      place={place}
      lead="Online gekauft und doch nicht das Richtige? Als Verbraucherin oder Verbraucher haben Sie 14 Tage Zeit, es sich anders zu überlegen."
      sections={[
        ...rightSections(place),
        declareSection(place),
        ...effectSections(place),
        {
          id: 'musterformular',
          title: 'Muster-Widerrufsformular',
          body: <WithdrawalForm company={place.company} />,
        },
      ]}
      asOf="November 2026"
    />
  );
}
