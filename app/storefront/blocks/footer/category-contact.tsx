import { useRouteLoaderData } from 'react-router';
import type { ShellView } from '../../shell/shell';
import { MailLink, PhoneLink } from '../contact';
import { contactLinks } from './footer-blocks.css';

export function CategoryContact() {
  const data = useRouteLoaderData('root') as { shell: ShellView } | undefined;
  if (!data) return null;
  return (
    <ul className={contactLinks}>
      <li>
        <PhoneLink location={data.shell.location} />
      </li>
      <li>
        <MailLink location={data.shell.location} />
      </li>
    </ul>
  );
}
