import { refuse } from '../../../../contract/errors.ts'
import {
  readFixtureForm,
  readFixtureFormSchemas,
  type PastOutcome,
} from '../../../../contract/player/sportsbook/read-fixture-form.ts'
import type { Score } from '../../../../kernel/sports/facts.ts'
import { handle } from '../../../../platform/calls.ts'
import { askerOf } from '../asker.ts'
import { scoreOf } from '../rules/score.ts'
import { readPage } from '../store/lists.ts'
import { pastMatches, type PastRow } from '../store/past-matches.ts'

const SHOWN = 5

export const handleReadFixtureForm = handle(
  readFixtureForm,
  readFixtureFormSchemas,
  async (context, { params }) => {
    const { tx } = context
    const asker = await askerOf(context)
    const row = await readPage(tx, asker, params.fixtureId)
    if (!row) refuse('SPORT_FIXTURE_UNKNOWN')
    const { home_id: home, away_id: away, start_at: before } = row
    const pastOf = async (teamId: string | null, againstId: string | null = null) =>
      teamId === null
        ? []
        : (await pastMatches(tx, asker, { teamId, againstId, before, count: SHOWN })).flatMap((past) =>
            pastView(past, teamId),
          )
    return {
      home: await pastOf(home),
      away: await pastOf(away),
      meetings: away === null ? [] : await pastOf(home, away),
    }
  },
)

/** Nothing of a match whose result has no score of the whole. */
function pastView(row: PastRow, teamId: string) {
  const score = scoreOf(row.facts)
  return score === null
    ? []
    : [
        {
          fixtureId: row.fixture_id,
          startAt: row.start_at,
          homeName: row.home_name,
          awayName: row.away_name,
          score,
          outcome: outcomeOf(score, row.home_id === teamId),
        },
      ]
}

function outcomeOf({ home, away }: Score, isHome: boolean): PastOutcome {
  if (home === away) return 'DRAWN'
  return home > away === isHome ? 'WON' : 'LOST'
}
