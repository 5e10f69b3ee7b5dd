/** Rows of lottery.yeekee_terms: a row for each change, which holds for rounds that open later. */
import { firstOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { defaultTerms, type RoundTerms } from '../rules/terms.ts'

interface TermsRow {
  min_shots: number
  rank: number
  rank_order: RoundTerms['rankOrder']
  has_house_shot: boolean
  shot_every_seconds: number
  shots_per_member: number
  has_prizes: boolean
  first_prize_amount: bigint
  rank_prize_amount: bigint
  prize_min_bet_amount: bigint
  prize_budget_amount: bigint
  made_at: Date
}

export interface HeldTerms extends RoundTerms {
  /** null: as delivered. */
  readonly changedAt: Date | null
}

const termsOfRow = (row: TermsRow): HeldTerms => ({
  minShots: row.min_shots,
  rank: row.rank,
  rankOrder: row.rank_order,
  hasHouseShot: row.has_house_shot,
  shotEverySeconds: row.shot_every_seconds,
  shotsPerMember: row.shots_per_member,
  hasPrizes: row.has_prizes,
  firstPrizeAmount: row.first_prize_amount,
  rankPrizeAmount: row.rank_prize_amount,
  prizeMinBetAmount: row.prize_min_bet_amount,
  prizeBudgetAmount: row.prize_budget_amount,
  changedAt: row.made_at,
})

const columns = sql`min_shots, rank, rank_order, has_house_shot, shot_every_seconds, shots_per_member, has_prizes,
  first_prize_amount, rank_prize_amount, prize_min_bet_amount, prize_budget_amount`
const valuesOf = (terms: RoundTerms) => sql`
  ${terms.minShots}::int, ${terms.rank}::int, ${terms.rankOrder}::text, ${terms.hasHouseShot}::boolean,
  ${terms.shotEverySeconds}::int, ${terms.shotsPerMember}::int, ${terms.hasPrizes}::boolean, ${terms.firstPrizeAmount}::bigint,
  ${terms.rankPrizeAmount}::bigint, ${terms.prizeMinBetAmount}::bigint, ${terms.prizeBudgetAmount}::bigint`

/** Of a round that opens at a moment. */
export async function termsAt(reader: Reader, opensAt: Date): Promise<HeldTerms> {
  const row = await firstOf(
    reader,
    sql<TermsRow>`
    SELECT ${columns}, made_at
    FROM lottery.yeekee_terms WHERE holds_from <= ${opensAt} ORDER BY holds_from DESC, terms_no DESC LIMIT 1`,
  )
  return row ? termsOfRow(row) : { ...defaultTerms, changedAt: null }
}

/** Changes follow one another. */
export async function holdTerms(tx: Tx): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('lottery.yeekee_terms', 0))`)
}

/** Terms of rounds that open from now on. */
export async function addTerms(tx: Tx, terms: RoundTerms): Promise<void> {
  await run(tx, sql`INSERT INTO lottery.yeekee_terms (${columns}) SELECT ${valuesOf(terms)}`)
}

/** Terms from the first round on, unless there are some. */
export async function startTerms(reader: Reader, terms: RoundTerms): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO lottery.yeekee_terms (holds_from, ${columns})
    SELECT '-infinity', ${valuesOf(terms)} WHERE NOT EXISTS (SELECT FROM lottery.yeekee_terms)`,
  )
}
