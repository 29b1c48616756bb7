export interface StationFinderView {
  typed: string;
  /** False: no place and no location is called so. */
  isKnown: boolean;
  stations: {
    href: string;
    title: string;
    city: string;
    address: string;
    distance: string | undefined;
  }[];
}

/** Spec 2, section 4: subLocation with selectedSublocationUrl and selectedCarBrand. */
export interface BranchFinderView {
  makes: string[];
  make: string | undefined;
  branches: {
    url: string;
    title: string;
    city: string;
    make: string | null;
    address: string;
    phone: string;
  }[];
  /** Url of the branch that requests go to. */
  selected: string | undefined;
}
