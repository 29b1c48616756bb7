import * as styles from './link-icon.css';

/** The drawing beside the words of a stored link; cleaned when it was written and again when it was read, on the server. */
export function LinkIcon({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by platform/html
  return <span className={styles.icon} dangerouslySetInnerHTML={{ __html: markup }} />;
}
