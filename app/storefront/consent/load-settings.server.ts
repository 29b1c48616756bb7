import type { Tenant } from '~/domain/tenancy/tenant';
import { formatMoment } from '~/values/german-date';
import { type Consent, categoryFields, type OptionalCategory, optionalCategories } from './consent';
import { consentUses, VEHICLE_USE } from './uses';
import { categoryWords } from './words';

/** The necessary category has no field, because it cannot be refused. */
export interface CategoryView {
  title: string;
  purpose: string;
  uses: string[];
  field: string | undefined;
  isOn: boolean;
}

function necessary(sessionCookie: string): CategoryView {
  return {
    title: 'Notwendig',
    purpose: 'Ohne diese Cookies funktioniert der Shop nicht. Dafür brauchen wir keine Einwilligung.',
    uses: [
      `${sessionCookie}: findet Ihren Warenkorb, Ihre Merkliste und Ihre Anmeldung wieder. Entsteht erst, wenn Sie etwas davon nutzen; 30 Tage; für Skripte nicht lesbar.`,
      'radhaus-standort: der Standort, den Sie zuletzt gewählt haben; bis Sie den Browser schließen; für Skripte nicht lesbar.',
      'radhaus-ort: der Ort, zu dem Sie zuletzt den nächsten Standort gesucht haben; bis Sie den Browser schließen; für Skripte nicht lesbar.',
      'radhaus-fahrzeug: dass Sie ein Fahrzeug gewählt haben; bis Sie den Browser schließen; für Skripte nicht lesbar.',
      'OptanonConsent und OptanonAlertBoxClosed: Ihre Auswahl auf dieser Seite und ihr Zeitpunkt, mit einer zufälligen Kennung, unter der wir die Auswahl nachweisen; 1 Jahr.',
    ],
    field: undefined,
    isOn: true,
  };
}

/** The cookie belongs to the host, so the uses of the host's other locations are listed too, under their names. */
function usesOf(tenant: SettingsTenant, category: OptionalCategory): string[] {
  const { location, group } = tenant;
  const here = [...(category === 'C0003' ? [VEHICLE_USE] : []), ...consentUses(tenant)[category]];
  const elsewhere = group
    .filter((other) => other.id !== location.id)
    .flatMap((other) =>
      consentUses({ ...tenant, location: other })
        [category].filter((use) => !here.includes(use))
        .map((use) => `Im Shop ${other.title}: ${use}`),
    );
  const uses = [...here, ...new Set(elsewhere)];
  return here.length > 0 ? uses : ['An diesem Standort nutzen wir zurzeit nichts davon.', ...uses];
}

type SettingsTenant = Pick<Tenant, 'host' | 'location' | 'group' | 'outside'>;

export function loadSettings(
  tenant: SettingsTenant,
  { granted, chosenAt, id, hasPrivacySignal }: Consent,
  /** @param sessionCookie the cookie's name */
  sessionCookie: string,
) {
  return {
    chosenAt: chosenAt && formatMoment(chosenAt),
    choiceId: id,
    hasPrivacySignal,
    isNeeded: Object.values(consentUses(tenant)).some(({ length }) => length > 0),
    hostname: tenant.host.hostname,
    categories: [
      necessary(sessionCookie),
      ...optionalCategories.map((category) => ({
        ...categoryWords[category],
        uses: usesOf(tenant, category),
        field: categoryFields[category],
        isOn: granted.includes(category),
      })),
    ],
  };
}
