/** What a house needs before it opens, in the order of the console's list. */
export const openingItems = ['NAME', 'DOMAIN', 'RECEIVER', 'OPERATOR', 'MAIL', 'SMS'] as const
export type OpeningItem = (typeof openingItems)[number]
/** UNTRIED: it is set up, but nothing has left the house by it yet. */
export const openingStates = ['MISSING', 'UNTRIED', 'DONE'] as const
export type OpeningState = (typeof openingStates)[number]
