/** What an operator sees first. */
export const homePaths = {
  dashboard: '/operator',
  proposals: '/operator/proposals',
} as const
