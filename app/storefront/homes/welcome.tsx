import { headerGreets } from '../headers/registry';
import type { Shell } from '../shell/shell';
import * as styles from './welcome.css';

interface WelcomeProps {
  shell: Shell;
  /** `h1` where no hero says what the page is. */
  level: 'h1' | 'h2';
}

/** The greeting and its question; where the header greets already, only the question. */
export function Welcome({ shell, level: Heading }: WelcomeProps) {
  const isGreeted = headerGreets(shell.theme.header.componentName);
  const greeting = `Herzlich Willkommen bei ${shell.location.title}!`;
  return (
    <div>
      <Heading className={styles.heading}>{isGreeted ? 'Was möchten Sie tun?' : greeting}</Heading>
      {!isGreeted && <p className={styles.question}>Was möchten Sie tun?</p>}
    </div>
  );
}
