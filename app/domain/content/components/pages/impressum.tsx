import { TelephoneLink } from '~/ui/components/telephone-link';
import { infoPages } from '../../info-pages';
import type { LocationSummary } from '../../location-summary';
import { InfoLayout } from '../info-layout';
import { Facts, MailLink, PostalAddress } from '../text-parts';

/** § 5 DDG; arbitration: § 36 VSBG. */
export function ImprintPage({ place }: { place: LocationSummary }) {
  const { company, title, city } = place;
  return (
    <InfoLayout
      page={infoPages.impressum}
      place={place}
      lead={`Anbieter des Onlineshops von ${title} in ${city}, Angaben nach §\u00A05\u00A0DDG.`}
      sections={[
        {
          id: 'anbieter',
          title: 'Anbieter',
          body: (
            <Facts
              of={[
                ['Unternehmen', <PostalAddress key="anschrift" company={company} />],
                ['Vertreten durch', company.geschaeftsfuehrung],
                ['Telefon', company.telefon && <TelephoneLink key="telefon" phone={company.telefon} />],
                ['E-Mail', company.email && <MailLink key="mail" email={company.email} />],
              ]}
            />
          ),
        },
        {
          id: 'register',
          title: 'Register und Steuer',
          body: (
            <Facts
              of={[
                ['Registergericht', company.registergericht],
                ['Registernummer', company.hrb],
                ['USt-IdNr. (§ 27a UStG)', company.ustId],
              ]}
            />
          ),
        },
        {
          id: 'streitbeilegung',
          title: 'Verbraucherstreitbeilegung',
          body: (
            <p>
              Wir nehmen an Verfahren vor einer Verbraucherschlichtungsstelle nicht teil und sind dazu nicht
              verpflichtet.
            </p>
          ),
        },
      ]}
    />
  );
}
