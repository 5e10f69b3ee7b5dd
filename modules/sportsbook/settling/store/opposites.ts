/** Bets of a member on several selections of one market. */
import type { BetKind, BetState, LegResult } from '../../../../kernel/sports/words.ts'
import { rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'
import type { OwnBet } from '../rules/outcome.ts'

/** A bet that counts together with others on its market. */
export interface OpposedBet extends OwnBet {
  readonly memberId: string
  readonly valid: bigint
  readonly bonusValid: bigint
}

/** All single bets of these members on these markets that count together. */
export async function readOpposites(
  reader: Reader,
  memberIds: readonly string[],
  marketNos: readonly bigint[],
): Promise<OpposedBet[]> {
  const rows = await rowsOf(
    reader,
    sql<{
      bet_id: string
      member_id: string
      kind: BetKind
      state: BetState
      stake: bigint
      cashed_stake: bigint
      valid: bigint
      bonus_valid: bigint
      is_voided: boolean
      market_no: bigint
      type_code: string
      code: string
      price_e4: number
      result: LegResult | null
      shared_by: number
    }>`
    /* prepared */ SELECT b.bet_id, b.member_id, b.kind, b.state, b.stake, b.cashed_stake, b.valid, b.bonus_valid,
      b.voided_at IS NOT NULL AS is_voided, l.market_no, l.type_code, l.code, l.price_e4, l.result, l.shared_by
    FROM sports.bet b
    CROSS JOIN LATERAL (SELECT t.* FROM sports.leg t WHERE t.bet_id = b.bet_id OFFSET 0) AS l
    WHERE b.member_id = ANY (${memberIds}::text[]) AND b.has_opposite AND b.state <> 'REJECTED'
      AND l.market_no = ANY (${marketNos}::bigint[])`,
  )
  return rows.map((row) => ({
    betId: row.bet_id,
    memberId: row.member_id,
    kind: row.kind,
    systemCode: null,
    state: row.state,
    stake: row.stake,
    cashedStake: row.cashed_stake,
    valid: row.valid,
    bonusValid: row.bonus_valid,
    isVoided: row.is_voided,
    legs: [
      {
        marketNo: row.market_no,
        typeCode: row.type_code,
        code: row.code,
        priceE4: row.price_e4,
        result: row.result,
        sharedBy: row.shared_by,
      },
    ],
  }))
}
