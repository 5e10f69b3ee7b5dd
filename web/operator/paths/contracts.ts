/** Contracts of the house with its agents. */
export const contractPaths = {
  contracts: '/operator/contracts',
} as const
