/** Rows of lottery.terms: what a merchant offers of a game. */
import { toWireAmount } from '../../../../kernel/money.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import { defaultTermsOf, type Terms } from '../rules/terms.ts'

interface TermsRow {
  readonly game_code: string
  readonly is_on: boolean
  readonly largest_g: number
  readonly refunds_ties: boolean
  readonly min_ticket_amount: bigint
  readonly max_ticket_amount: bigint
  readonly max_payout_amount: bigint
  readonly max_payout_per_number: bigint | null
  readonly number_limits: Record<string, number>
  readonly updated_at: Date
}

/** Amounts and moments are text in an answer that is JSON. */
export type TermsJson = Pick<
  TermsRow,
  'game_code' | 'is_on' | 'largest_g' | 'refunds_ties' | 'number_limits'
> & {
  readonly min_ticket_amount: bigint | string
  readonly max_ticket_amount: bigint | string
  readonly max_payout_amount: bigint | string
  readonly max_payout_per_number: bigint | string | null
  readonly updated_at: Date | string
}

export const termsOfRow = (row: TermsJson): Terms => ({
  isOn: row.is_on,
  largestG: row.largest_g,
  refundsTies: row.refunds_ties,
  minTicketAmount: BigInt(row.min_ticket_amount),
  maxTicketAmount: BigInt(row.max_ticket_amount),
  maxPayoutAmount: BigInt(row.max_payout_amount),
  maxPayoutPerNumber: BigInt(row.max_payout_per_number ?? defaultTermsOf(row.game_code).maxPayoutPerNumber),
  numberLimits: Object.fromEntries(
    Object.entries(row.number_limits).map(([playCode, amount]) => [playCode, BigInt(amount)]),
  ),
  updatedAt: new Date(row.updated_at),
})

const columns = sql`game_code, is_on, largest_g, refunds_ties, min_ticket_amount, max_ticket_amount, max_payout_amount, max_payout_per_number,
  number_limits, updated_at`

export async function readTermsOf(reader: Reader, merchantId: string, gameCode: string): Promise<Terms> {
  const row = await firstOf(
    reader,
    sql<TermsRow>`SELECT ${columns} FROM lottery.terms WHERE merchant_id = ${merchantId} AND game_code = ${gameCode}`,
  )
  return row ? termsOfRow(row) : defaultTermsOf(gameCode)
}

/** Of every game that a merchant has changed, by its code. */
export async function readAllTerms(reader: Reader, merchantId: string): Promise<ReadonlyMap<string, Terms>> {
  const rows = await rowsOf(
    reader,
    sql<TermsRow>`SELECT ${columns} FROM lottery.terms WHERE merchant_id = ${merchantId}`,
  )
  return new Map(rows.map((row) => [row.game_code, termsOfRow(row)]))
}

/** The terms as they are, held until the transaction ends. */
export async function holdTerms(tx: Tx, merchantId: string, gameCode: string): Promise<Terms> {
  const { maxPayoutAmount } = defaultTermsOf(gameCode)
  await run(
    tx,
    sql`INSERT INTO lottery.terms (merchant_id, game_code, max_payout_amount)
      VALUES (${merchantId}, ${gameCode}, ${maxPayoutAmount}) ON CONFLICT DO NOTHING`,
  )
  await run(
    tx,
    sql`SELECT FROM lottery.terms WHERE merchant_id = ${merchantId} AND game_code = ${gameCode} FOR UPDATE`,
  )
  return readTermsOf(tx, merchantId, gameCode)
}

export async function writeTerms(tx: Tx, merchantId: string, gameCode: string, terms: Terms): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE lottery.terms SET is_on = ${terms.isOn}, largest_g = ${terms.largestG}, refunds_ties = ${terms.refundsTies},
           min_ticket_amount = ${terms.minTicketAmount}, max_ticket_amount = ${terms.maxTicketAmount},
           max_payout_amount = ${terms.maxPayoutAmount}, max_payout_per_number = ${terms.maxPayoutPerNumber},
           number_limits = ${limitsText(terms.numberLimits)}::jsonb, updated_at = app.now()
    WHERE merchant_id = ${merchantId} AND game_code = ${gameCode}`,
  )
}

const limitsText = (limits: Terms['numberLimits']): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(limits).map(([playCode, amount]) => [playCode, toWireAmount(amount)])),
  )

/** The name of a merchant's terms of a game among those of many. */
export const termsName = ({ merchantId, gameCode }: { merchantId: string; gameCode: string }): string =>
  `${merchantId}/${gameCode}`
