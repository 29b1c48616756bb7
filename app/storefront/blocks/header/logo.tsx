import { Link } from 'react-router';
import { BrandMark, type BrandMarkVariant } from '~/ui/illustrations/brand-mark';
import type { Shell } from '../../shell/shell';
import * as styles from './logo.css';

interface LogoProps {
  shell: Shell;
  mark: BrandMarkVariant;
  size?: keyof typeof styles.name;
}

/** The letter that tells dealers apart: of their own name, not of 'Autohaus'. */
function initial(title: string): string {
  const [first = '', second] = title.split(' ').filter((word) => /^[A-ZÄÖÜ]/.test(word));
  const word = first === 'Autohaus' && second ? second : first;
  return word.charAt(0).normalize('NFD').charAt(0);
}

/** The dealer's logo, or a drawn mark with the name and slogan beside it. */
export function Logo({ shell, mark, size = 'normal' }: LogoProps) {
  const { logo, slogan } = shell.theme.header;
  const isDrawn = !logo?.publicUrl || logo.publicUrl.startsWith('drawing:');
  return (
    <Link to="/" className={styles.logo} title={logo?.title ?? `${shell.location.title}, zur Startseite`}>
      {isDrawn ? (
        <BrandMark letter={initial(shell.location.title)} variant={mark} size={size === 'large' ? 52 : 42} />
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
