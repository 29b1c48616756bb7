export interface RequestContact {
  salutation: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export const requestStates = ['open', 'done'] as const;
export type RequestState = (typeof requestStates)[number];

export const MAX_PICTURES = 5;
