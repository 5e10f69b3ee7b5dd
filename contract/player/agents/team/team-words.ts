/** Words of team figures that the browser sends. */
export const teamKinds = ['AGENTS', 'MEMBERS'] as const
export const teamOrders = ['VALID', 'JOINED', 'NAME'] as const
/** What sums of play are listed by. */
export const playGroups = ['DAY', 'PRODUCT', 'ACCOUNT'] as const
export type PlayGroup = (typeof playGroups)[number]
