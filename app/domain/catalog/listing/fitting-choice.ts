export interface FittingChoice {
  /** Documents of the vehicle name what fits. */
  isAllowed: boolean;
  /** Sizes that documents allow, or values of articles, each with a link to its list. */
  options: readonly {
    label: string;
    to: string;
    isChosen: boolean;
    isSeries: boolean;
    isWinterOnly?: boolean;
    axle: 'both' | 'front' | 'rear';
  }[];
}
