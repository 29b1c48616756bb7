/** What is offered on a list beside what fits the chosen vehicle. */
export interface FittingChoice {
  /** Whether documents name what fits. */
  isAllowed: boolean;
  /** The sizes that documents allow, or values that articles have, each leading to what there is of it; maybe other ways to them. */
  options: readonly {
    label: string;
    to: string;
    isChosen: boolean;
    isSeries: boolean;
    axle: 'both' | 'front' | 'rear';
  }[];
}
