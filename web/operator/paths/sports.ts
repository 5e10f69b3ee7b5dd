/** The desks of the sportsbook. */
export const sportsPaths = {
  sportsDesk: '/operator/sports/desk',
  sportsMatch: (fixtureId: string) => `/operator/sports/desk/${encodeURIComponent(fixtureId)}`,
  sportsMarket: (fixtureId: string, marketId: string) =>
    `/operator/sports/desk/${encodeURIComponent(fixtureId)}?market=${encodeURIComponent(marketId)}`,
  sportsLiability: '/operator/sports/liability',
  sportsLiabilityOf: (fixtureId: string) => `/operator/sports/liability/${encodeURIComponent(fixtureId)}`,
  sportsResults: '/operator/sports/results',
  sportsResultOf: (fixtureId: string) => `/operator/sports/results?query=${encodeURIComponent(fixtureId)}`,
  sportsBets: '/operator/sports/bets',
  sportsBet: (betId: string) => `/operator/sports/bets/${encodeURIComponent(betId)}`,
  sportsReport: '/operator/sports/report',
  sportsRules: '/operator/sports/rules',
  sportsFeeds: '/operator/sports/feeds',
  sportsFeed: (provider: string) => `/operator/sports/feeds/${encodeURIComponent(provider)}`,
  sportsMembers: '/operator/sports/members',
  sportsMember: (memberId: string) => `/operator/sports/members/${encodeURIComponent(memberId)}`,
  sportsNames: '/operator/sports/names',
  /** Names that are the same in both languages. */
  sportsNamesSame: () => '/operator/sports/names?tab=SAME',
} as const
