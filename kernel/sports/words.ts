/** Words of the sportsbook (domain/sportsbook.md §1, domain/sportsbook.md §2). */

export const SPORT_VENDOR = 'TCG_SPORT'
export const ESPORT_VENDOR = 'TCG_ESPORT'
export type SportVendor = typeof SPORT_VENDOR | typeof ESPORT_VENDOR

export const sportCodes = [
  'FOOTBALL',
  'BASKETBALL',
  'TENNIS',
  'VOLLEYBALL',
  'BADMINTON',
  'BASEBALL',
  'MOBA',
  'SHOOTER',
] as const
export type SportCode = (typeof sportCodes)[number]

export const fixtureStatuses = [
  'SCHEDULED',
  'LIVE',
  'ENDED',
  'RESULTED',
  'POSTPONED',
  'INTERRUPTED',
  'ABANDONED',
  'CANCELLED',
] as const
export type FixtureStatus = (typeof fixtureStatuses)[number]

export const marketStates = ['OPEN', 'SUSPENDED', 'CLOSED', 'SETTLED', 'VOID'] as const
export type MarketState = (typeof marketStates)[number]

export type Side = 'HOME' | 'AWAY'

/** How a leg ended. A push and a void leg count as a price of 1. */
export const legResults = ['WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID'] as const
export type LegResult = (typeof legResults)[number]

export const betKinds = ['SINGLE', 'PARLAY', 'SYSTEM'] as const
export type BetKind = (typeof betKinds)[number]

export const betStates = ['PENDING', 'ACCEPTED', 'REJECTED', 'SETTLED', 'CASHED_OUT'] as const
export type BetState = (typeof betStates)[number]

export const betResults = ['WON', 'HALF_WON', 'PUSH', 'HALF_LOST', 'LOST', 'VOID'] as const
export type BetResult = (typeof betResults)[number]

/** What a member wants if a price has changed since they saw it; a line never changes silently. */
export const acceptChanges = ['NONE', 'BETTER', 'ANY'] as const
export type AcceptChange = (typeof acceptChanges)[number]

export const oddsFormats = ['DECIMAL', 'HONG_KONG', 'MALAY', 'INDONESIAN', 'US'] as const
export type OddsFormat = (typeof oddsFormats)[number]

export const marketTypes = [
  '1X2',
  'DC',
  'DNB',
  'AH',
  'OU',
  'OE',
  'CS',
  'HTFT',
  'BTTS',
  'TG',
  'FG',
  'LG',
  'ML',
  'HDP',
  'OUP',
  'TEAM_OU_HOME',
  'TEAM_OU_AWAY',
  'MAP_WINNER',
  'MAP_HANDICAP',
  'TOTAL_MAPS',
  'FIRST_BLOOD',
  'CORNERS_AH',
  'CORNERS_OU',
  'CARDS_AH',
  'CARDS_OU',
  'OUTRIGHT',
] as const
export type MarketType = (typeof marketTypes)[number]

/** FT: 90 minutes with stoppage; GAME: with overtime; SERIES: all maps. All others are parts of them. */
export const periods = [
  'FT',
  'H1',
  'H2',
  'GAME',
  'Q1',
  'Q2',
  'Q3',
  'Q4',
  'SERIES',
  'MAP1',
  'MAP2',
  'MAP3',
  'MAP4',
  'MAP5',
  'SET1',
  'SET2',
  'SET3',
  'SET4',
  'SET5',
] as const
export type Period = (typeof periods)[number]

/** The maps of a series, and the sets of a match, in their order. */
export const MAPS = ['MAP1', 'MAP2', 'MAP3', 'MAP4', 'MAP5'] as const satisfies readonly Period[]
export const SETS = ['SET1', 'SET2', 'SET3', 'SET4', 'SET5'] as const satisfies readonly Period[]

export const incidentKinds = [
  'KICK_OFF',
  'GOAL',
  'OWN_GOAL',
  'PENALTY',
  'PENALTY_MISSED',
  'GOAL_CANCELLED',
  'YELLOW',
  'SECOND_YELLOW',
  'RED',
  'CORNER',
  'VAR',
  'HALF_TIME',
  'SECOND_HALF',
  'ADDED_TIME',
  'POINTS',
  'PERIOD_START',
  'PERIOD_END',
  'FIRST_BLOOD',
  'MAP_END',
  'FULL_TIME',
] as const
export type IncidentKind = (typeof incidentKinds)[number]
