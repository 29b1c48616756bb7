import { useContext } from 'react';
import { brandFrames, brandLetter } from '~/domain/tenancy/brand';
import { Link } from '~/ui/components/link';
import { Island, IslandsContext } from '../../islands/island';
import type { ShellView } from '../../shell/shell';
import * as styles from './logo.css';

interface LogoProps {
  shell: ShellView;
  size?: keyof typeof styles.name;
}

export function Logo({ shell, size = 'normal' }: LogoProps) {
  const { logo, slogan } = shell.theme.header;
  const islands = useContext(IslandsContext);
  const isDrawn = !logo?.publicUrl || logo.publicUrl.startsWith('drawing:');
  return (
    <Link to="/" className={styles.logo} title={logo?.title ?? `${shell.location.title}, zur Startseite`}>
      {isDrawn ? (
        <Island id="signet" as="span" className={styles.mark}>
          {islands && (
            <islands.BrandMark
              letter={brandLetter(shell.location.title)}
              variant={brandFrames[shell.theme.header.componentName]}
              size={size === 'large' ? 52 : 42}
            />
          )}
        </Island>
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
