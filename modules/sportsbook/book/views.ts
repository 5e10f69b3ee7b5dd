/** Rows of the book as the wire says them. */
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import type { Language } from '../../../platform/calls.ts'
import { scoreOf } from './rules/score.ts'
import type { HeadRow } from './store/heads.ts'
import type { OfferedRow } from './store/offered.ts'

export const headView = (row: HeadRow) => ({
  fixtureId: row.fixture_id,
  kind: row.kind,
  sportCode: row.sport_code,
  leagueId: row.league_id,
  leagueName: row.league_name,
  country: row.country,
  countryName: row.country_name,
  home: teamView(row.home_id, row.home_name),
  away: teamView(row.away_id, row.away_name),
  startAt: row.start_at,
  status: row.status,
  isSuspended: row.is_suspended,
  isNeutral: row.is_neutral,
  isVirtual: row.is_virtual,
  hasLive: row.has_live,
  bestOf: row.best_of,
  clock: row.clock,
  score: row.status === 'SCHEDULED' ? null : scoreOf(row.facts),
  version: row.version,
})
export type FixtureHead = ReturnType<typeof headView>

const teamView = (teamId: string | null, name: string | null) =>
  teamId === null ? null : { teamId, name: name ?? teamId }

/** What of the facts a page shows; a fixture of which nothing was said has none. */
export const factsView = ({ scores, corners, cards }: Partial<FixtureFacts>) => ({
  scores: { ...scores },
  corners: { ...corners },
  cards: { ...cards },
})

export const marketView = (row: OfferedRow, language: Language) => ({
  marketId: `${row.market_no}`,
  typeCode: row.type_code,
  period: row.period,
  line: row.line_q,
  isMain: row.is_main,
  state: row.state,
  version: row.version,
  selections: row.codes.map((code, index) => ({
    code,
    name: row.runners?.[code]?.[language] ?? null,
    price: row.prices_e4[index]!,
  })),
})
