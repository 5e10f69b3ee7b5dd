/** Issues as operators list them. */
import { oneOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { ResultSource } from '../../../../contract/shared/lottery-draws.ts'
import type { ShownState } from './issues.ts'
import { sameNow, shownState } from './shown-state.ts'

const MOST_LISTED = 10_000
const LISTED_DAYS = 7

export interface DeskIssue {
  game_code: string
  numero: string
  opens_at: Date
  closes_at: Date
  draws_at: Date
  state: ShownState
  result: string | null
  drawn_at: Date | null
  settled_at: Date | null
  void_reason: string | null
  source: ResultSource
  timeout_at: Date | null
}

export interface DeskQuery {
  merchantId: string
  gameCode?: string | undefined
  numero?: string | undefined
  state?: ShownState | undefined
  from?: Date | undefined
  before?: Date | undefined
  source?: ResultSource | undefined
  hasBets: boolean
  pageNo: number
  pageSize: number
}

const columns = sql`i.game_code, i.numero, i.opens_at, i.closes_at, i.draws_at, ${shownState} AS state, i.result,
  i.drawn_at, i.settled_at, i.void_reason, i.source, i.timeout_at`

export async function listDeskIssues(
  reader: Reader,
  query: DeskQuery,
): Promise<{ list: DeskIssue[]; totalCount: number }> {
  const { pageNo, pageSize } = query
  const where = conditionOf(query)
  const list = await rowsOf(
    reader,
    sql<DeskIssue>`SELECT ${columns} FROM lottery.issue i WHERE ${where}
      ORDER BY i.closes_at DESC, i.game_code LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM (
      SELECT FROM lottery.issue i WHERE ${where} LIMIT ${MOST_LISTED}) x`,
  )
  return { list, totalCount: total }
}

function conditionOf(query: DeskQuery) {
  const { merchantId, gameCode, numero, state, from, before, source, hasBets } = query
  const asked = state === undefined ? null : state
  // Coming issues are listed only if one of them, or a state to come, is asked for.
  const isPast =
    numero !== undefined || asked === 'SCHEDULED'
      ? sql`true`
      : sql`(i.opens_at <= ${sameNow} OR i.state <> 'WAITING')`
  const inTime =
    numero !== undefined || from !== undefined
      ? sql`(${from ?? null}::timestamptz IS NULL OR i.draws_at > ${from ?? null})
        AND (${before ?? null}::timestamptz IS NULL OR i.draws_at <= ${before ?? null})`
      : sql`i.closes_at > ${sameNow} - ${LISTED_DAYS} * interval '1 day'`
  return sql`${isPast} AND ${inTime}
    AND (${gameCode ?? null}::text IS NULL OR i.game_code = ${gameCode ?? null})
    AND (${numero ?? null}::text IS NULL OR i.numero = ${numero ?? null})
    AND (${asked}::text IS NULL OR ${shownState} = ${asked})
    AND (${source ?? null}::text IS NULL OR i.source = ${source ?? null})
    AND (NOT ${hasBets}::boolean OR coalesce(i.order_count > 0, true) AND EXISTS (
      SELECT FROM lottery.orders o WHERE o.game_code = i.game_code AND o.numero = i.numero
        AND o.merchant_id = ${merchantId} AND (NOT o.is_cancelled OR o.cancel_cause = 'VOID')))`
}
