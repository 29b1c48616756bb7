/** Of an article's page; `to`: the term is explained there. */
export type Fact = readonly [term: string, value: string, to?: string];
