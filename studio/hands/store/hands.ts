/** Hands of blackjack. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export const STORED = 0
export const OPEN = 1
export const ENDED = 2
export const SETTLED = 3
export const VOID = 4

export interface HandRow {
  member_id: string
  hand_id: string
  pair_id: bigint
  nonce: number
  session_id: string
  merchant_id: string
  game_code: string
  math_version: string
  is_free: boolean
  state: 0 | 1 | 2 | 3 | 4
  start_amount: bigint
  bet_amount: bigint
  win_amount: bigint
  decisions: string[]
  played_at: Date
  commit_hash: string
  client_seed: string
  server_seed: string | null
  sealed: Buffer
}

const handColumns = sql`
  h.member_id, h.hand_id, h.pair_id, h.nonce, h.session_id, h.merchant_id, h.game_code, h.math_version, h.is_free, h.state, h.start_amount, h.bet_amount,
  h.win_amount, h.decisions, h.played_at, p.commit_hash, p.client_seed, p.server_seed, p.sealed`

export interface NewHand {
  memberId: string
  handId: string
  pairId: bigint
  nonce: number
  sessionId: string
  merchantId: string
  gameCode: string
  mathVersion: string
  isFree: boolean
  startAmount: bigint
}

/** Uses the pair's next nonce; the pair's row is locked by the caller. */
export async function addHand(tx: Tx, hand: NewHand, now: Date): Promise<void> {
  await run(tx, sql`UPDATE studio.seed_pair SET nonce = nonce + 1 WHERE pair_id = ${hand.pairId}`)
  await run(
    tx,
    sql`
    INSERT INTO studio.hand (member_id, hand_id, pair_id, nonce, session_id, merchant_id, game_code, math_version, is_free, start_amount, played_at, touched_at)
    VALUES (${hand.memberId}, ${hand.handId}, ${hand.pairId}, ${hand.nonce}, ${hand.sessionId}, ${hand.merchantId}, ${hand.gameCode}, ${hand.mathVersion}, ${hand.isFree},
            ${hand.startAmount}, ${now}, ${now})`,
  )
}

export async function readHand(
  reader: Reader,
  memberId: string,
  handId: string,
): Promise<HandRow | undefined> {
  return firstOf(
    reader,
    sql<HandRow>`
    SELECT ${handColumns} FROM studio.hand h JOIN studio.seed_pair p USING (pair_id) WHERE h.member_id = ${memberId} AND h.hand_id = ${handId}`,
  )
}

/** The same, locked until the transaction ends. */
export async function lockHand(tx: Tx, memberId: string, handId: string): Promise<HandRow | undefined> {
  return firstOf(
    tx,
    sql<HandRow>`
    SELECT ${handColumns} FROM studio.hand h JOIN studio.seed_pair p USING (pair_id) WHERE h.member_id = ${memberId} AND h.hand_id = ${handId} FOR UPDATE OF h`,
  )
}

/** The member's hand in this mode that is not settled or void yet. */
export async function readUnfinished(
  reader: Reader,
  memberId: string,
  gameCode: string,
  isFree: boolean,
): Promise<HandRow | undefined> {
  return firstOf(
    reader,
    sql<HandRow>`
    SELECT ${handColumns} FROM studio.hand h JOIN studio.seed_pair p USING (pair_id)
    WHERE h.member_id = ${memberId} AND h.game_code = ${gameCode} AND h.is_free = ${isFree} AND h.state < 3`,
  )
}

/** Whether an open hand needs a pair of seeds. */
export async function isHeldByHand(reader: Reader, pairId: bigint): Promise<boolean> {
  return (
    await oneOf(
      reader,
      sql<{
        is_held: boolean
      }>`SELECT EXISTS (SELECT FROM studio.hand WHERE pair_id = ${pairId} AND state < 3) AS is_held`,
    )
  ).is_held
}

export interface HandChange {
  state: number
  betAmount: bigint
  winAmount: bigint
  decisions: readonly string[]
}

export async function writeHand(
  tx: Tx,
  { member_id, hand_id }: Pick<HandRow, 'member_id' | 'hand_id'>,
  change: HandChange,
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE studio.hand SET state = ${change.state}, bet_amount = ${change.betAmount}, win_amount = ${change.winAmount}, decisions = ${[...change.decisions]}::text[], touched_at = ${now}
    WHERE member_id = ${member_id} AND hand_id = ${hand_id}`,
  )
}

/** Ends a hand with the wallet's answer to its payout, whose balance is the answer to the last order. */
export async function settleHand(tx: Tx, hand: HandRow, balance: bigint, now: Date): Promise<void> {
  const isSettled =
    (await run(
      tx,
      sql`
    UPDATE studio.hand SET state = 3, touched_at = ${now} WHERE member_id = ${hand.member_id} AND hand_id = ${hand.hand_id} AND state = 2`,
    )) > 0n
  if (!isSettled) return
  await run(
    tx,
    sql`
    UPDATE studio.hand_order SET balance = ${balance} WHERE member_id = ${hand.member_id} AND hand_id = ${hand.hand_id}
      AND seq = (SELECT max(seq) FROM studio.hand_order WHERE member_id = ${hand.member_id} AND hand_id = ${hand.hand_id} AND state = 1)`,
  )
}

export async function voidHand(
  reader: Reader,
  { member_id, hand_id }: Pick<HandRow, 'member_id' | 'hand_id'>,
  now: Date,
): Promise<void> {
  await run(
    reader,
    sql`UPDATE studio.hand SET state = 4, touched_at = ${now} WHERE member_id = ${member_id} AND hand_id = ${hand_id} AND state < 3`,
  )
}

/** A page of a member's settled hands with the balance after each, newest first. */
export async function readSettled(
  reader: Reader,
  own: { memberId: string; gameCode: string; isFree: boolean },
  page: { pageNo: number; pageSize: number },
): Promise<{ rows: (HandRow & { balance: bigint })[]; total: number }> {
  const where = sql`h.member_id = ${own.memberId} AND h.game_code = ${own.gameCode} AND h.is_free = ${own.isFree} AND h.state = 3`
  const rows = await rowsOf(
    reader,
    sql<HandRow & { balance: bigint }>`
    SELECT ${handColumns}, (SELECT o.balance FROM studio.hand_order o WHERE o.member_id = h.member_id AND o.hand_id = h.hand_id AND o.state = 1 ORDER BY o.seq DESC LIMIT 1) AS balance
    FROM studio.hand h JOIN studio.seed_pair p USING (pair_id) WHERE ${where} ORDER BY h.hand_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
  const { total } = await oneOf(
    reader,
    sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.hand h WHERE ${where}`,
  )
  return { rows, total }
}

export interface StuckRow {
  member_id: string
  hand_id: string
}

/**
 * Abandoned hands: a stake or a payout requested before `before` and never answered, and open hands that were
 * dealt before `dealtBefore`.
 */
export async function readStuck(
  reader: Reader,
  before: Date,
  dealtBefore: Date,
  limit: number,
): Promise<StuckRow[]> {
  return rowsOf(
    reader,
    sql<StuckRow>`
    SELECT h.member_id, h.hand_id FROM studio.hand h
    WHERE h.state < 3 AND (
      (h.state = 2 AND h.touched_at < ${before}) OR (h.state = 1 AND h.played_at < ${dealtBefore})
      OR EXISTS (SELECT FROM studio.hand_order o WHERE o.member_id = h.member_id AND o.hand_id = h.hand_id AND o.state = 0 AND o.ordered_at < ${before}))
    ORDER BY h.touched_at LIMIT ${limit}`,
  )
}
