/** Matches that a member follows: marked ones, and those of open bets. */
import type { Language } from '../../../../platform/calls.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import { openStatuses } from '../../book/door.ts'

export interface FollowedMatch {
  readonly fixtureId: string
  readonly homeName: string
  readonly awayName: string
  readonly startAt: Date
  readonly isMarked: boolean
}

const MOST = 100

export function readFollowed(
  reader: Reader,
  { merchantId, memberId }: { merchantId: string; memberId: string },
  language: Language,
): Promise<FollowedMatch[]> {
  return rowsOf(
    reader,
    sql<FollowedMatch>`
    WITH followed AS (
      SELECT unnest(fixture_ids) AS fixture_id, true AS is_marked FROM sports.favourites
      WHERE merchant_id = ${merchantId} AND account_id = ${memberId}
      UNION ALL
      SELECT l.fixture_id, false FROM sports.bet b JOIN sports.leg l ON l.bet_id = b.bet_id
      WHERE b.member_id = ${memberId} AND b.state IN ('PENDING', 'ACCEPTED') AND l.result IS NULL)
    SELECT f.fixture_id AS "fixtureId", h.names->>${language} AS "homeName", a.names->>${language} AS "awayName",
      f.start_at AS "startAt", bool_or(own.is_marked) AS "isMarked"
    FROM followed own JOIN sports.fixture f ON f.fixture_id = own.fixture_id
    JOIN sports.team h ON h.team_id = f.home_id JOIN sports.team a ON a.team_id = f.away_id
    WHERE f.status IN ${openStatuses}
    GROUP BY f.fixture_id, h.team_id, a.team_id ORDER BY f.start_at, f.fixture_id LIMIT ${MOST}`,
  )
}
