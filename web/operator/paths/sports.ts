/** The desks of the sportsbook. */
export const sportsPaths = {
  sportsDesk: '/operator/sports/desk',
  sportsMatch: (fixtureId: string) => `/operator/sports/desk/${encodeURIComponent(fixtureId)}`,
  sportsMarket: (fixtureId: string, marketId: string) =>
    `/operator/sports/desk/${encodeURIComponent(fixtureId)}?market=${encodeURIComponent(marketId)}`,
  sportsLiability: '/operator/sports/liability',
  sportsLiabilityOf: (fixtureId: string) => `/operator/sports/liability/${encodeURIComponent(fixtureId)}`,
  sportsRules: '/operator/sports/rules',
} as const
