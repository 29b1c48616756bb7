import { apiDocsPath } from '~/values/api-paths';
import type { DeclaredCall } from './call.server';

/** Of a call on the page that documents all. */
export const anchorOf = ({ method, path }: Pick<DeclaredCall, 'method' | 'path'>): string =>
  `${method}-${path.replaceAll(/\W+/g, '-')}`.toLowerCase();

/** RFC 9745 and RFC 8594. */
export function deprecationHeaders(
  call: Pick<DeclaredCall, 'method' | 'path' | 'deprecated'>,
): [name: string, value: string][] {
  if (!call.deprecated) return [];
  const { since, sunset } = call.deprecated;
  return [
    ['deprecation', `@${Date.parse(since) / 1_000}`],
    ['sunset', new Date(sunset).toUTCString()],
    ['link', `<${apiDocsPath}#${anchorOf(call)}>; rel="deprecation"; type="text/html"`],
  ];
}
