/** Words of the line of agents that both audiences share. */

/** Kinds of accounts that an agent opens: a member, an agent, an affiliate's sub-agent. */
export const openedTypes = [0, 2, 42] as const
export type OpenedType = (typeof openedTypes)[number]

/** Products with rebate points. */
export const pointProducts = ['LIVE', 'RNG', 'FISH', 'SPORTS', 'PVP', 'ESPORTS', 'COCKFIGHT'] as const

export const applicationStates = ['WAITING', 'APPROVED', 'REJECTED'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** How an applicant means to find members. */
export const applicationChannels = ['FRIENDS', 'SOCIAL', 'SHOP', 'WEBSITE', 'OTHER'] as const
export type ApplicationChannel = (typeof applicationChannels)[number]

export const moveStates = ['SCHEDULED', 'DONE', 'REFUSED'] as const
export const moveFaults = ['INSIDE', 'DEPTH', 'GROUP', 'POINTS', 'TYPE', 'CHANGED'] as const
export type MoveFault = (typeof moveFaults)[number]

export const commissionKinds = ['GROUP', 'POINT'] as const
