/** Who answers for a product, as Art. 19 of Regulation (EU) 2023/988 wants it named in an offer. */
export interface EconomicOperator {
  name: string;
  /** Street, postcode, town, country, on one line. */
  postalAddress: string;
  /** An e-mail address, or that of a page (https). */
  electronicAddress: string;
}

export interface MakerDetails {
  manufacturer: EconomicOperator;
  /** In the Union, where the manufacturer is outside of it. */
  responsible: EconomicOperator | null;
}
