/** Promotions as the console lists and changes them. */
import type { PromotionPhase } from '../../../../contract/operator/promotions/desk-words.ts'
import type { PromotionKindCode, PromotionState } from '../../../../contract/shared/promotion-words.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

type Words = Readonly<Record<'th' | 'en', string>>

/** As it is stored: what is absent is no condition. */
export interface StoredAudience {
  readonly vipFrom?: number
  readonly vipTo?: number
  readonly neverDeposited?: true
  readonly dormantDays?: number
  /** The agent's account id. */
  readonly lineOf?: string
  readonly memberIds?: readonly string[]
  /** Members of at least one of these. */
  readonly tags?: readonly string[]
}

export interface PromotionContent {
  readonly names: Words
  readonly texts: Words
  readonly imageUrl: string
  readonly arguments: Readonly<Record<string, unknown>>
  readonly audience: StoredAudience
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly budgetAmount: bigint | null
  readonly dayBudgetAmount: bigint | null
  readonly claimLimit: number | null
  readonly mayReapply: boolean
}

export interface DeskPromotion extends PromotionContent {
  readonly promotionId: string
  readonly kind: PromotionKindCode
  readonly state: PromotionState
  readonly stopReason: string
  readonly spentAmount: bigint
  readonly claimCount: number
  readonly daySpentAmount: bigint
  /** The business day of `daySpentAmount`, YYYY-MM-DD. */
  readonly daySpentOn: string | null
  readonly position: number
  readonly version: number
  /** A rain or a raffle whose seed is fixed: its values and its end are those of the draw. */
  readonly hasDraw: boolean
}

/**
 * A rain and a raffle are noted as given when they end, so that members who claim do not wait for the row of
 * the promotion; until then their claims are counted.
 */
const givenSoFar = (given: string, noted: string) => `CASE
  WHEN EXISTS (SELECT FROM promotions.draw d
    WHERE d.promotion_id = promotion.promotion_id AND d.state IN ('OPEN', 'DRAWN'))
  THEN (SELECT ${given} FROM promotions.claim c
    WHERE c.promotion_id = promotion.promotion_id AND c.paid_at IS NOT NULL AND c.amount > 0)
  ELSE ${noted} END`

const columns =
  sql.raw(`promotion_id AS "promotionId", kind, state, stop_reason AS "stopReason", names, texts,
  image_url AS "imageUrl", arguments, audience, starts_at AS "startsAt", ends_at AS "endsAt",
  budget_amount AS "budgetAmount", claim_limit AS "claimLimit",
  ${givenSoFar('coalesce(sum(c.amount), 0)::bigint', 'spent_amount')} AS "spentAmount",
  ${givenSoFar('count(*)::int', 'claim_count')} AS "claimCount",
  day_budget_amount AS "dayBudgetAmount", day_spent_amount AS "daySpentAmount", day_spent_on::text AS "daySpentOn",
  may_reapply AS "mayReapply", position, version,
  EXISTS (SELECT FROM promotions.draw d WHERE d.promotion_id = promotion.promotion_id) AS "hasDraw"`)

const phaseAt = (now: Date) => sql`CASE WHEN state <> 'LIVE' THEN state
  WHEN ends_at <= ${now} THEN 'ENDED' WHEN starts_at > ${now} THEN 'WAITING' ELSE 'RUNNING' END`

export interface PromotionFilter {
  readonly merchantId: string
  readonly now: Date
  readonly phase?: PromotionPhase | undefined
  readonly kind?: PromotionKindCode | undefined
}

export async function listPromotions(
  reader: Reader,
  { merchantId, now, phase, kind }: PromotionFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: DeskPromotion[]; total: number }> {
  const where = sql`merchant_id = ${merchantId} ${kind ? sql`AND kind = ${kind}` : sql``}
    ${phase ? sql`AND ${phaseAt(now)} = ${phase}` : sql``}`
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM promotions.promotion WHERE ${where}`,
  )
  const list = await rowsOf(
    reader,
    sql<DeskPromotion>`
    SELECT ${columns} FROM promotions.promotion WHERE ${where}
    ORDER BY position, created_at, promotion_id LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`,
  )
  return { list, total }
}

export async function readDeskPromotion(
  reader: Reader,
  merchantId: string,
  promotionId: string,
): Promise<DeskPromotion | undefined> {
  return firstOf(
    reader,
    sql<DeskPromotion>`
    SELECT ${columns} FROM promotions.promotion WHERE merchant_id = ${merchantId} AND promotion_id = ${promotionId}`,
  )
}

/** Locked: what claims take from its budget and what an operator changes never cross. */
export async function lockDeskPromotion(
  tx: Tx,
  merchantId: string,
  promotionId: string,
): Promise<DeskPromotion | undefined> {
  return firstOf(
    tx,
    sql<DeskPromotion>`
    SELECT ${columns} FROM promotions.promotion
    WHERE merchant_id = ${merchantId} AND promotion_id = ${promotionId} FOR UPDATE`,
  )
}

/** A draft at the end of the order. */
export async function insertPromotion(
  tx: Tx,
  about: { merchantId: string; promotionId: string; kind: PromotionKindCode; now: Date },
  content: PromotionContent,
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO promotions.promotion (promotion_id, merchant_id, kind, names, texts, image_url, arguments, audience,
      starts_at, ends_at, budget_amount, day_budget_amount, claim_limit, may_reapply, position, created_at, changed_at)
    VALUES (${about.promotionId}, ${about.merchantId}, ${about.kind}, ${JSON.stringify(content.names)},
      ${JSON.stringify(content.texts)}, ${content.imageUrl}, ${JSON.stringify(content.arguments)},
      ${JSON.stringify(content.audience)}, ${content.startsAt}, ${content.endsAt}, ${content.budgetAmount},
      ${content.dayBudgetAmount}, ${content.claimLimit}, ${content.mayReapply},
      (SELECT coalesce(max(position), 0) + 1 FROM promotions.promotion WHERE merchant_id = ${about.merchantId}),
      ${about.now}, ${about.now})`,
  )
}

export async function changeContent(
  tx: Tx,
  promotionId: string,
  content: PromotionContent,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.promotion SET names = ${JSON.stringify(content.names)}, texts = ${JSON.stringify(content.texts)},
      image_url = ${content.imageUrl}, arguments = ${JSON.stringify(content.arguments)},
      audience = ${JSON.stringify(content.audience)}, starts_at = ${content.startsAt}, ends_at = ${content.endsAt},
      budget_amount = ${content.budgetAmount}, day_budget_amount = ${content.dayBudgetAmount},
      claim_limit = ${content.claimLimit},
      may_reapply = ${content.mayReapply}, version = version + 1, changed_at = ${now}
    WHERE promotion_id = ${promotionId}`,
  )
}

/** What was stopped by itself is started again without that reason. */
export async function changeState(
  tx: Tx,
  promotionId: string,
  state: PromotionState,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.promotion SET state = ${state}, stop_reason = '', version = version + 1, changed_at = ${now}
    WHERE promotion_id = ${promotionId}`,
  )
}

/** All promotions of the merchant in their order, locked: two who move them wait for each other. */
export async function lockOrder(tx: Tx, merchantId: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    sql<{ promotion_id: string; position: number; created_at: Date }>`
    SELECT promotion_id, position, created_at FROM promotions.promotion WHERE merchant_id = ${merchantId}
    ORDER BY promotion_id FOR UPDATE`,
  )
  const inOrder = rows.sort(
    (a, b) =>
      a.position - b.position ||
      a.created_at.getTime() - b.created_at.getTime() ||
      (a.promotion_id < b.promotion_id ? -1 : 1),
  )
  return inOrder.map(({ promotion_id }) => promotion_id)
}

export async function writeOrder(tx: Tx, promotionIds: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE promotions.promotion p SET position = o.place
    FROM unnest(${promotionIds}::text[]) WITH ORDINALITY AS o(promotion_id, place)
    WHERE p.promotion_id = o.promotion_id AND p.position <> o.place`,
  )
}
