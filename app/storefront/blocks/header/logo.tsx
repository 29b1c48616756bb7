import { useContext } from 'react';
import { brandFrames, brandLetter } from '~/domain/tenancy/brand';
import { FramedPhoto } from '~/ui/components/framed-photo';
import { Link } from '~/ui/components/link';
import { Island, IslandsContext } from '../../islands/island';
import type { ShellView } from '../../shell/shell';
import * as styles from './logo.css';

/** Pixels. */
const LOGO_HEIGHT = 48;

interface LogoProps {
  shell: ShellView;
  size?: keyof typeof styles.name;
}

export function Logo({ shell, size = 'normal' }: LogoProps) {
  const { logo, logoPhoto, slogan } = shell.theme.header;
  const islands = useContext(IslandsContext);
  const isDrawn = !logo?.publicUrl || logo.publicUrl.startsWith('drawing:');
  return (
    <Link to="/" className={styles.logo} title={logo?.title ?? `${shell.location.title}, zur Startseite`}>
      {logoPhoto ? (
        <FramedPhoto
          photo={logoPhoto}
          width={Math.ceil((LOGO_HEIGHT * logoPhoto.width) / logoPhoto.height)}
          height={LOGO_HEIGHT}
          className={styles.picture}
          isEager
        />
      ) : isDrawn ? (
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
