/** Transfers along the line of agents, for every audience. */

/** UP: to the direct upline · DOWN: to any downline. */
export const lineDirections = ['UP', 'DOWN'] as const
export type LineDirection = (typeof lineDirections)[number]
