/** What a merchant needs before its site opens, in the order of the console's list. */
export const openingItems = ['NAME', 'DOMAIN', 'RECEIVER', 'OPERATOR', 'MAIL', 'SMS'] as const
export type OpeningItem = (typeof openingItems)[number]
/** UNTRIED: it is set up, but nothing has been sent with it yet. */
export const openingStates = ['MISSING', 'UNTRIED', 'DONE'] as const
export type OpeningState = (typeof openingStates)[number]
