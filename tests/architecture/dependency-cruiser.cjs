// Who may import whom: downward only. `npm run check:imports` holds the whole of app/ to it.

/** Every slice of the domain, with the slices below that it may use. None is listed: it may use none. */
const slices = require('./slices.json');

const OURS = '^app/';
/** What every slice of the domain stands on. */
const GROUND = '^app/((values|ui|platform|outgoing)/|paths\\.ts$)';

const sliceRules = Object.entries(slices).map(([slice, below]) => ({
  name: `domain-${slice}`,
  comment: `${slice} may use ${below.join(', ') || 'no other slice'}; what needs more is composed above, in checkout or a route.`,
  severity: 'error',
  from: { path: `^app/domain/${slice}/` },
  to: { path: OURS, pathNot: [GROUND, `^app/domain/(${[slice, ...below].join('|')})/`] },
}));

/** Inside the catalogue: articles below prices and stock, these below lists, these below each kind of article. */
const KINDS = '(tyres|rims|complete-wheels|products|services-on-goods)';
const catalogRules = [
  {
    name: 'catalog-articles',
    comment: 'Articles know nothing of prices, stock, lists or kinds.',
    severity: 'error',
    from: { path: '^app/domain/catalog/articles/' },
    to: { path: `^app/domain/catalog/(pricing|inventory|listing|${KINDS})/` },
  },
  {
    name: 'catalog-levels',
    comment: 'Prices and stock know no lists and no kinds of article.',
    severity: 'error',
    from: { path: '^app/domain/catalog/(pricing|inventory)/' },
    to: { path: `^app/domain/catalog/(listing|${KINDS})/` },
  },
  {
    name: 'catalog-listing',
    comment: 'Lists know no kind: what differs is data that the kind gives.',
    severity: 'error',
    from: { path: '^app/domain/catalog/(listing|text-search)/' },
    to: { path: `^app/domain/catalog/${KINDS}/` },
  },
  {
    name: 'catalog-kinds',
    comment:
      'A kind of article never imports another: what two need belongs below them. Only a complete wheel is made of a rim and a tyre.',
    severity: 'error',
    from: { path: `^app/domain/catalog/${KINDS}/`, pathNot: '^app/domain/catalog/complete-wheels/' },
    to: { path: `^app/domain/catalog/${KINDS}/`, pathNot: '^app/domain/catalog/$1/' },
  },
  {
    name: 'catalog-complete-wheels',
    comment: 'A complete wheel knows rims and tyres, no other kind.',
    severity: 'error',
    from: { path: '^app/domain/catalog/complete-wheels/' },
    to: { path: '^app/domain/catalog/products/' },
  },
];

/** A slice that the table does not know would be free to import anything. */
const unknownSlice = {
  name: 'domain-unknown',
  comment: 'A new slice gets its line in the table of this file, and in the architecture.',
  severity: 'error',
  from: { path: '^app/domain/', pathNot: `^app/domain/(${Object.keys(slices).join('|')})/` },
  to: { path: OURS },
};

const layerRules = [
  {
    name: 'sandbox',
    comment: 'The sandbox of providers shares no code with the adapters that are tried with it.',
    severity: 'error',
    from: { path: '^app/commands/sandbox/' },
    to: { path: '^app/domain/payments/' },
  },
  {
    name: 'values',
    comment: 'Pure value types and the paths of pages stand at the bottom and know nothing of ours.',
    severity: 'error',
    from: { path: '^app/(values/|paths\\.ts$)' },
    to: { path: OURS, pathNot: '^app/values/' },
  },
  {
    name: 'ground',
    comment: 'Machinery, design system and API client know no business, and not each other.',
    severity: 'error',
    from: { path: '^app/(platform|ui|outgoing)/' },
    to: { path: OURS, pathNot: '^app/(values/|$1/|paths\\.ts$)' },
  },
  {
    name: 'client',
    comment: 'The client of the API is a package of its own, which the shop does not use.',
    severity: 'error',
    from: { path: '^app/client/' },
    to: { path: OURS, pathNot: '^app/client/' },
  },
  {
    name: 'storefront',
    comment: 'How a shop presents itself may use any slice, but knows no requests.',
    severity: 'error',
    from: { path: '^app/storefront/' },
    to: { path: OURS, pathNot: [GROUND, '^app/(domain|storefront)/'] },
  },
  {
    name: 'exchange',
    comment:
      'Files in and out may use any slice, but know no requests and no command line; no slice knows them.',
    severity: 'error',
    from: { path: '^app/exchange/' },
    to: { path: OURS, pathNot: [GROUND, '^app/(domain|storefront|exchange)/'] },
  },
  {
    name: 'http',
    comment: 'What stands between HTTP and the domain is used by routes, never the other way round.',
    severity: 'error',
    from: { path: '^app/http/' },
    to: { path: OURS, pathNot: [GROUND, '^app/(domain|storefront|exchange|http)/'] },
  },
  {
    name: 'route-to-route',
    comment:
      'A route never imports a route: what two need belongs to a slice, the storefront or the design system.',
    severity: 'error',
    // Files of one route's own folder are its private parts.
    from: { path: '^app/routes/([^/]+)/([^/]+)' },
    to: { path: '^app/routes/', pathNot: '^app/routes/$1/$2/' },
  },
  {
    name: 'nobody-imports-the-top',
    comment: 'Routes, root, entries, server and commands are where everything comes together.',
    severity: 'error',
    from: { path: OURS, pathNot: '^app/(routes|commands|root\\.tsx$|routes\\.ts$|entry\\.|server\\.ts$)' },
    to: { path: '^app/(routes|commands|root\\.tsx$|routes\\.ts$|entry\\.|server\\.ts$)' },
  },
  {
    name: 'no-circular',
    comment: 'Two files that need each other are one idea in two places; that goes for types as well.',
    severity: 'error',
    from: { path: OURS },
    to: { circular: true },
  },
];

const boundaryRules = [
  {
    name: 'router-only-in-components',
    comment:
      'What a shop does must not know how it is asked: in the domain only components use React Router.',
    severity: 'error',
    from: { path: '^app/domain/', pathNot: '/components/|\\.test\\.tsx?$' },
    to: { path: 'node_modules/(@react-router/[^/]+|react-router)/' },
  },
  {
    name: 'styles-import-styles',
    comment: 'A style sheet is run at build time: it may use style sheets, tokens and theme values only.',
    severity: 'error',
    from: { path: '\\.css\\.ts$' },
    to: { path: OURS, pathNot: '\\.css\\.ts$|^app/ui/(tokens|theme|layout)/' },
  },
  {
    name: 'server-code-stays-there',
    comment: 'Only *.server.ts is kept out of the browser; other files may use its types alone.',
    severity: 'error',
    from: {
      path: OURS,
      pathNot:
        '\\.server\\.tsx?$|\\.test\\.tsx?$|^app/(routes|commands)/|^app/(root\\.tsx|server\\.ts|entry\\.server\\.tsx|routes\\.ts)$',
    },
    to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only', 'type-import'] },
  },
  {
    name: 'not-to-unresolvable',
    comment: 'An import that leads nowhere.',
    severity: 'error',
    from: { path: OURS },
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|\\.\\./\\+types/)' },
  },
];

module.exports = {
  forbidden: [...sliceRules, unknownSlice, ...catalogRules, ...layerRules, ...boundaryRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    // Types count as well: an import of a type is knowledge.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
