import type { Shell } from '../shell/shell';
import { headerFor } from './registry';

/** The theme's header. */
export function PageHeader({ shell }: { shell: Shell }) {
  const Header = headerFor(shell.theme.header.componentName);
  return <Header shell={shell} />;
}
