import { infoPages, SHOP_TERMS_AS_OF } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import type { OfferedPayment } from '../../offer';
import { InfoLayout } from '../info-layout';
import { contractSections } from './agb-contract';
import { fulfilmentSections } from './agb-fulfilment';
import { rightsSections } from './agb-rights';

/** §§ 305 ff. BGB, with the information of § 312i BGB and Art. 246c EGBGB. */
export function TermsPage({
  place,
  payments,
  holding,
}: {
  place: LocationSummary;
  payments: OfferedPayment[];
  /** For how long reserved goods are put aside. */
  holding: string;
}) {
  return (
    <InfoLayout
      page={infoPages.agb}
      place={place}
      lead={`Was gilt, wenn Sie im Onlineshop von ${place.title} in ${place.city} reservieren oder kaufen.`}
      sections={[
        ...contractSections(place, payments, holding),
        ...fulfilmentSections(place, payments),
        ...rightsSections(place),
      ]}
      isNumbered
      asOf={SHOP_TERMS_AS_OF}
    />
  );
}
