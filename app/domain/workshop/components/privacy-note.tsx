import { privacyPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { lead } from '~/ui/components/panel.css';

export function PrivacyNote() {
  return (
    <p className={lead}>
      Wie wir mit Ihren Daten umgehen, steht in der <Link to={privacyPath}>Datenschutzerklärung</Link>.
    </p>
  );
}
