import { useRouteLoaderData } from 'react-router';
import { contactPath } from '~/paths';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import type { ShellView } from '../../shell/shell';
import { CategoryContact } from './category-contact';
import { contactLinks } from './footer-blocks.css';

/** The location's own enquiry link, or else a mail that names the articles. */
export function CategoryEnquiry({ title }: { title: string }) {
  const data = useRouteLoaderData('root') as { shell: ShellView } | undefined;
  if (!data) return null;
  const { location, navigation } = data.shell;
  const own = navigation.boxLink?.to;
  const mail =
    location.email && `mailto:${location.email}?subject=${encodeURIComponent(`Anfrage: ${title}`)}`;
  return (
    <>
      <p className={contactLinks}>
        <Link to={own && own !== contactPath ? own : mail || contactPath} className={button.action}>
          Anfrage senden
        </Link>
      </p>
      <CategoryContact />
    </>
  );
}
