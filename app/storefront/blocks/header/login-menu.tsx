import { useId } from 'react';
import { useHref, useLocation } from 'react-router';
import { signInFields } from '~/domain/accounts/components/sign-in-fields';
import { accountPath, passwordResetPath, signInPagePath, signUpPath } from '~/paths';
import { button, wide } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { box } from '~/ui/components/field.css';
import { Link } from '~/ui/components/link';
import { PasswordField } from '~/ui/components/password-field';
import { visuallyHidden } from '~/ui/components/visually-hidden.css';
import { UserIcon } from '~/ui/icons/icons';
import { headerPage } from '../../islands/header-page';
import { usePageAddress } from '../../islands/use-page-address';
import type { Shell } from '../../shell/shell';
import * as visitor from './cart-link.css';
import { CustomerLink } from './customer-link';
import * as styles from './login-menu.css';

const [emailField, passwordField] = signInFields;

function Forgotten({ external }: { external: Shell['externalLogin'] }) {
  const [forgot, register] = ['Passwort vergessen?', 'Registrieren'];
  return external ? (
    <>
      <a href={external.passwortVergessen} rel="noopener">
        {forgot}
      </a>
      <a href={external.registrieren} rel="noopener">
        {register}
      </a>
    </>
  ) : (
    <>
      <Link to={passwordResetPath}>{forgot}</Link>
      <Link to={signUpPath}>{register}</Link>
    </>
  );
}

/** Three ways to sign in (spec 1, header): the shop, customers of the dealer, staff. */
export function LoginMenu({ shell, look }: { shell: Shell; look: keyof typeof visitor.link }) {
  const id = useId();
  const { pathname } = useLocation();
  const action = useHref(`${signInPagePath}?weiter=${encodeURIComponent(usePageAddress())}`);
  const linkStyle = `${visitor.link[look]} ${visitor.onlyWide}`;
  const sign = (
    <>
      <UserIcon size={26} />
      <span className={look === 'icons' ? visuallyHidden : visitor.words[look]}>
        {shell.isSignedIn ? 'Mein Konto' : 'Einloggen'}
      </span>
    </>
  );
  if (shell.isSignedIn) {
    return (
      <Link to={accountPath} className={linkStyle}>
        {sign}
      </Link>
    );
  }
  const { externalLogin: external } = shell;
  return (
    <>
      <Link to={signInPagePath} className={`${linkStyle} ${styles.wherePageAsks}`}>
        {sign}
      </Link>
      {headerPage(pathname) !== 'asks-who' && (
        <details name="menue" className={styles.menu}>
          <summary className={linkStyle}>{sign}</summary>
          <div className={styles.panel}>
            <form
              method="post"
              action={action}
              data-return="weiter"
              className={styles.form}
              aria-labelledby={`${id}-title`}
            >
              <p id={`${id}-title`} className={styles.title}>
                Einloggen
              </p>
              <TextField id={`${id}-email`} required {...emailField} />
              <PasswordField id={`${id}-password`} required {...passwordField} />
              <label className={styles.staff}>
                <input type="checkbox" name="mitarbeiter" value="1" className={box} /> Mitarbeiter
              </label>
              <button type="submit" className={`${button.accent} ${wide}`}>
                Einloggen
              </button>
            </form>
            <p className={styles.links}>
              <Forgotten external={external} />
            </p>
            <p className={styles.links}>
              <Link to={accountPath}>Shop-Login</Link>
              <CustomerLink shell={shell} />
            </p>
          </div>
        </details>
      )}
    </>
  );
}
