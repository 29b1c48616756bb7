import { privacyPath } from '~/paths';
import { lead } from '~/ui/components/panel.css';
import { WayOut } from './way-out';

export function PrivacyNote() {
  return (
    <p className={lead}>
      Wie wir mit Ihren Daten umgehen, steht in der <WayOut to={privacyPath}>Datenschutzerklärung</WayOut>.
    </p>
  );
}
