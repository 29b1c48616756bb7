import { lexer, type Token, walkTokens } from 'marked';
import { guidePaths } from '~/values/guide-paths';
import { navigatorPath, repairPath } from '~/values/workshop-paths';

const workshopPages = [
  repairPath,
  navigatorPath,
  '/serviceAnfrage',
  '/termine',
  ...Object.values(guidePaths),
];

const toWorkshop = new RegExp(`^(${workshopPages.join('|')})(?![\\w-])`, 'i');

/** Lists, quotes and tables stay as they are. */
function leadsToWorkshop(token: Token): boolean {
  let leads = false;
  if (token.type !== 'paragraph') return leads;
  walkTokens([token], (inner) => {
    leads ||= inner.type === 'link' && toWorkshop.test(inner.href);
  });
  return leads;
}

/** For a location without a workshop: no paragraph that leads to it, and no heading of nothing else. */
export function withoutWorkshop(markdown: string): string {
  const tokens = lexer(markdown);
  const isLeft = tokens.map((token) => !leadsToWorkshop(token));
  const isText = ({ type }: Token) => type !== 'space' && type !== 'heading';
  return tokens
    .filter((token, index) => {
      if (token.type !== 'heading' || isLeft.every(Boolean)) return isLeft[index];
      const rest = tokens.slice(index + 1);
      const end = rest.findIndex((other) => other.type === 'heading' && other.depth <= token.depth);
      const below = end < 0 ? rest : rest.slice(0, end);
      const left = below.filter((_, place) => isLeft[index + 1 + place]);
      return left.some(isText) || !below.some(isText);
    })
    .map(({ raw }) => raw)
    .join('');
}
