import { useContext } from 'react';
import { Link } from 'react-router';
import type { HeaderName } from '~/domain/tenancy/theme';
import type { BrandMarkVariant } from '~/ui/illustrations/brand-mark';
import { ServerPart, ServerPartsContext } from '../../shell/server-parts';
import type { ShownShell } from '../../shell/shell';
import * as styles from './logo.css';

/** The frame around a drawn letter. */
const marks: Record<HeaderName, BrandMarkVariant> = {
  DefaultHeader: 'bar',
  LegacyHeader: 'shield',
  MusterHeader: 'ring',
  EFAHeader: 'hexagon',
  NOAHeader: 'wheel',
  TecarHeader: 'wheel',
  CompactHeader: 'bar',
  CenteredHeader: 'ring',
  SplitHeader: 'shield',
  RibbonHeader: 'shield',
  SidebarHeader: 'hexagon',
  PremiumHeader: 'ring',
};

interface LogoProps {
  shell: ShownShell;
  size?: keyof typeof styles.name;
}

/** The letter that tells dealers apart: of their own name, not of 'Autohaus'. */
function initial(title: string): string {
  const [first = '', second] = title.split(' ').filter((word) => /^[A-ZÄÖÜ]/.test(word));
  const word = first === 'Autohaus' && second ? second : first;
  return word.charAt(0).normalize('NFD').charAt(0);
}

/** The dealer's logo, or a drawn mark with the name and slogan beside it. */
export function Logo({ shell, size = 'normal' }: LogoProps) {
  const { logo, slogan } = shell.theme.header;
  const parts = useContext(ServerPartsContext);
  const isDrawn = !logo?.publicUrl || logo.publicUrl.startsWith('drawing:');
  return (
    <Link to="/" className={styles.logo} title={logo?.title ?? `${shell.location.title}, zur Startseite`}>
      {isDrawn ? (
        <ServerPart id="signet" as="span" className={styles.mark}>
          {parts && (
            <parts.BrandMark
              letter={initial(shell.location.title)}
              variant={marks[shell.theme.header.componentName]}
              size={size === 'large' ? 52 : 42}
            />
          )}
        </ServerPart>
      ) : (
        <img src={logo.publicUrl} alt={logo.alternative ?? ''} className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.name[size]}>{shell.location.title}</span>
        {slogan && <span className={styles.slogan}>{slogan}</span>}
      </span>
    </Link>
  );
}
