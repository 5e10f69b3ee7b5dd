/** Rows of lottery.yeekee_prize, and the rounds whose prizes are to be decided. */
import { toPage, type Page, type PageRequest } from '../../../../kernel/paging.ts'
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { IssueKey } from '../../draws/door.ts'

export type PrizeKind = 'FIRST' | 'RANK'

export interface Prize extends IssueKey {
  readonly kind: PrizeKind
  readonly merchantId: string
  readonly memberId: string
  readonly place: number
  readonly amount: bigint
  /** YYYY-MM-DD. */
  readonly day: string
  readonly walletTxn: string
}

export interface EndedRound extends IssueKey {
  readonly opensAt: Date
  readonly drawsAt: Date
  readonly isVoid: boolean
  readonly count: number
}

/** The oldest round that is settled or void and not decided, held until the transaction ends. */
export function takeEndedRound(tx: Tx): Promise<EndedRound | undefined> {
  return firstOf(
    tx,
    sql<EndedRound>`
    SELECT r.game_code AS "gameCode", r.numero, i.opens_at AS "opensAt", i.draws_at AS "drawsAt", i.state = 'VOID' AS "isVoid",
           r.shot_count AS count
    FROM lottery.shot_round r JOIN lottery.issue i USING (game_code, numero)
    WHERE r.prizes_at IS NULL AND i.state IN ('SETTLED', 'VOID') ORDER BY r.numero LIMIT 1 FOR UPDATE OF r SKIP LOCKED`,
  )
}

export async function markDecided(tx: Tx, { gameCode, numero }: IssueKey): Promise<void> {
  await run(
    tx,
    sql`UPDATE lottery.shot_round SET prizes_at = app.now() WHERE game_code = ${gameCode} AND numero = ${numero}`,
  )
}

export function shooterAt(
  reader: Reader,
  { gameCode, numero }: IssueKey,
  place: number,
): Promise<{ merchantId: string; memberId: string; isDemo: boolean } | undefined> {
  return firstOf(
    reader,
    sql<{ merchantId: string; memberId: string; isDemo: boolean }>`
    SELECT merchant_id AS "merchantId", member_id AS "memberId", is_demo AS "isDemo" FROM lottery.shot
    WHERE game_code = ${gameCode} AND numero = ${numero} AND place = ${place}`,
  )
}

/** What a member's bets in a round come to, cancelled ones left out. */
export async function stakedIn(
  reader: Reader,
  { gameCode, numero }: IssueKey,
  memberId: string,
): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(stake_amount), 0)::bigint AS amount FROM lottery.orders
    WHERE game_code = ${gameCode} AND numero = ${numero} AND member_id = ${memberId} AND NOT is_cancelled`,
  )
  return amount
}

/** One transaction at a time spends a merchant's budget. */
export async function holdBudget(tx: Tx, merchantId: string): Promise<void> {
  await run(
    tx,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`lottery.yeekee_prize/${merchantId}`}, 0))`,
  )
}

export async function spentOn(reader: Reader, merchantId: string, day: string): Promise<bigint> {
  const { amount } = await oneOf(
    reader,
    sql<{ amount: bigint }>`
    SELECT coalesce(sum(amount), 0)::bigint AS amount FROM lottery.yeekee_prize
    WHERE merchant_id = ${merchantId} AND day = ${day}::date`,
  )
  return amount
}

export async function addPrize(tx: Tx, prize: Prize): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO lottery.yeekee_prize (game_code, numero, kind, merchant_id, member_id, place, amount, day, wallet_txn)
    VALUES (${prize.gameCode}, ${prize.numero}, ${prize.kind}, ${prize.merchantId}, ${prize.memberId}, ${prize.place},
            ${prize.amount}, ${prize.day}::date, ${prize.walletTxn})`,
  )
}

export interface WonPrize {
  kind: PrizeKind
  place: number
  number: string
  name: string
  amount: bigint
  memberId: string
}

/** Of a round, whether they are decided, and who has them. */
export async function prizesOfRound(
  reader: Reader,
  { gameCode, numero }: IssueKey,
): Promise<{ isDecided: boolean; won: WonPrize[] }> {
  const row = await firstOf(
    reader,
    sql<{ is_decided: boolean }>`
    SELECT prizes_at IS NOT NULL AS is_decided FROM lottery.shot_round WHERE game_code = ${gameCode} AND numero = ${numero}`,
  )
  const won = await rowsOf(
    reader,
    sql<WonPrize>`
    SELECT p.kind, p.place, s.number, s.name, p.amount, p.member_id AS "memberId" FROM lottery.yeekee_prize p
    JOIN lottery.shot s USING (game_code, numero, place)
    WHERE p.game_code = ${gameCode} AND p.numero = ${numero} ORDER BY p.kind`,
  )
  return { isDecided: row?.is_decided ?? false, won }
}

export interface PaidPrize extends WonPrize {
  numero: string
  paidAt: Date
}

/** A merchant's prizes, the newest first. */
export async function listPrizes(
  reader: Reader,
  merchantId: string,
  page: PageRequest,
): Promise<Page<PaidPrize>> {
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`
    SELECT count(*)::int AS count FROM lottery.yeekee_prize WHERE merchant_id = ${merchantId}`,
  )
  const list = await rowsOf(
    reader,
    sql<PaidPrize>`
    SELECT p.numero, p.kind, p.place, s.number, s.name, p.amount, p.member_id AS "memberId", p.paid_at AS "paidAt"
    FROM lottery.yeekee_prize p JOIN lottery.shot s USING (game_code, numero, place)
    WHERE p.merchant_id = ${merchantId} ORDER BY p.paid_at DESC, p.numero DESC, p.kind
    LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  return toPage(list, page, count)
}
