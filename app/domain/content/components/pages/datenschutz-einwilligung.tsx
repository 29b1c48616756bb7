import { Link } from '~/ui/components/link';
import type { Section } from '../info-layout';

/** § 25 (1) TDDDG, Art. 6 (1) a GDPR. @param uses a sentence for each use of consent; may be empty */
export function consentSection(uses: string[]): Section {
  return {
    id: 'einwilligung',
    title: 'Was wir nur mit Ihrer Einwilligung laden',
    body: (
      <>
        {uses.length > 0 ? (
          <ul>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        ) : (
          <p>
            An diesem Standort zurzeit nichts: Statistik, Werbung und Inhalte anderer Anbieter gibt es hier
            nicht.
          </p>
        )}
        <p>
          Grundlage ist allein Ihre Einwilligung (§ 25 Abs. 1 TDDDG, Art. 6 Abs. 1 Buchst. a DSGVO). Sie
          können sie in den <Link to="/cookie-einstellungen">Cookie-Einstellungen</Link> jederzeit für die
          Zukunft widerrufen.
        </p>
      </>
    ),
  };
}
