/** Manufacturer or responsible person (Art. 19 of Regulation (EU) 2023/988). */
export interface EconomicOperator {
  name: string;
  /** Street, postcode, town, country, on one line. */
  postalAddress: string;
  /** An e-mail address or an https URL. */
  electronicAddress: string;
}

export interface MakerDetails {
  manufacturer: EconomicOperator;
  /** Established in the EU; set if the manufacturer is not. */
  responsible: EconomicOperator | null;
}
