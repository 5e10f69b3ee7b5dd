/** Hands and what was ordered of them. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../platform/postgres.ts'

export const STORED = 0
export const OPEN = 1
export const ENDED = 2
export const SETTLED = 3
export const VOID = 4

export interface HandRow {
  member_id: string; hand_id: string; pair_id: bigint; nonce: number; session_id: string; merchant_id: string; game_code: string; math_version: string; is_free: boolean
  state: 0 | 1 | 2 | 3 | 4; start_amount: bigint; bet_amount: bigint; win_amount: bigint; decisions: string[]; played_at: Date
  commit_hash: string; client_seed: string; server_seed: string | null; sealed: Buffer
}

export interface OrderRow {
  member_id: string; hand_id: string; seq: number; step: number; action: string; amount: bigint; state: 0 | 1 | 2; key: string | null; body_hash: string
  refusal: string | null; balance: bigint | null
}

const handColumns = sql`
  h.member_id, h.hand_id, h.pair_id, h.nonce, h.session_id, h.merchant_id, h.game_code, h.math_version, h.is_free, h.state, h.start_amount, h.bet_amount,
  h.win_amount, h.decisions, h.played_at, p.commit_hash, p.client_seed, p.server_seed, p.sealed`
const orderColumns = sql`member_id, hand_id, seq, step, action, amount, state, key, body_hash, refusal, balance`

export interface NewHand {
  memberId: string; handId: string; pairId: bigint; nonce: number; sessionId: string; merchantId: string; gameCode: string; mathVersion: string; isFree: boolean; startAmount: bigint
}

/** Takes the pair's next nonce with it; the pair's row is locked by the caller. */
export async function addHand(tx: Tx, hand: NewHand, now: Date): Promise<void> {
  await run(tx, sql`UPDATE studio.seed_pair SET nonce = nonce + 1 WHERE pair_id = ${hand.pairId}`)
  await run(tx, sql`
    INSERT INTO studio.hand (member_id, hand_id, pair_id, nonce, session_id, merchant_id, game_code, math_version, is_free, start_amount, played_at, touched_at)
    VALUES (${hand.memberId}, ${hand.handId}, ${hand.pairId}, ${hand.nonce}, ${hand.sessionId}, ${hand.merchantId}, ${hand.gameCode}, ${hand.mathVersion}, ${hand.isFree},
            ${hand.startAmount}, ${now}, ${now})`)
}

export interface NewOrder {
  memberId: string; handId: string; step: number; action: string; amount: bigint; isDone: boolean; key: string | null; bodyHash: string; balance: bigint | null
}

export async function addOrder(tx: Tx, order: NewOrder, now: Date): Promise<void> {
  await run(tx, sql`
    INSERT INTO studio.hand_order (member_id, hand_id, seq, step, action, amount, state, key, body_hash, balance, ordered_at)
    SELECT ${order.memberId}, ${order.handId}::uuid, coalesce(max(seq), 0) + 1, ${order.step}::int, ${order.action}, ${order.amount}::bigint, ${order.isDone ? 1 : 0}::smallint, ${order.key},
           ${order.bodyHash}::uuid, ${order.balance}::bigint, ${now}::timestamptz
    FROM studio.hand_order WHERE member_id = ${order.memberId} AND hand_id = ${order.handId}`)
}

export async function readHand(reader: Reader, memberId: string, handId: string): Promise<HandRow | undefined> {
  return firstOf(reader, sql<HandRow>`
    SELECT ${handColumns} FROM studio.hand h JOIN studio.seed_pair p USING (pair_id) WHERE h.member_id = ${memberId} AND h.hand_id = ${handId}`)
}

/** The same, and nobody changes it until the transaction ends. */
export async function lockHand(tx: Tx, memberId: string, handId: string): Promise<HandRow | undefined> {
  return firstOf(tx, sql<HandRow>`
    SELECT ${handColumns} FROM studio.hand h JOIN studio.seed_pair p USING (pair_id) WHERE h.member_id = ${memberId} AND h.hand_id = ${handId} FOR UPDATE OF h`)
}

/** The member's hand of this mode that is not settled or void yet. */
export async function readUnfinished(reader: Reader, memberId: string, gameCode: string, isFree: boolean): Promise<HandRow | undefined> {
  return firstOf(reader, sql<HandRow>`
    SELECT ${handColumns} FROM studio.hand h JOIN studio.seed_pair p USING (pair_id)
    WHERE h.member_id = ${memberId} AND h.game_code = ${gameCode} AND h.is_free = ${isFree} AND h.state < 3`)
}

/** Whether a pair of seeds is needed by a hand that goes on. */
export async function isHeldByHand(reader: Reader, pairId: bigint): Promise<boolean> {
  return (await oneOf(reader, sql<{ is_held: boolean }>`SELECT EXISTS (SELECT FROM studio.hand WHERE pair_id = ${pairId} AND state < 3) AS is_held`)).is_held
}

export async function readOrderByKey(reader: Reader, memberId: string, key: string): Promise<OrderRow | undefined> {
  return firstOf(reader, sql<OrderRow>`SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${memberId} AND key = ${key}`)
}

export async function readOrder(reader: Reader, { member_id, hand_id, seq }: Pick<OrderRow, 'member_id' | 'hand_id' | 'seq'>): Promise<OrderRow> {
  return oneOf(reader, sql<OrderRow>`SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${member_id} AND hand_id = ${hand_id} AND seq = ${seq}`)
}

export async function readUndecided(reader: Reader, memberId: string, handId: string): Promise<OrderRow | undefined> {
  return firstOf(reader, sql<OrderRow>`SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${memberId} AND hand_id = ${handId} AND state = 0`)
}

/** The last order that was done. */
export async function readLastOrder(reader: Reader, memberId: string, handId: string): Promise<OrderRow | undefined> {
  return firstOf(reader, sql<OrderRow>`
    SELECT ${orderColumns} FROM studio.hand_order WHERE member_id = ${memberId} AND hand_id = ${handId} AND state = 1 ORDER BY seq DESC LIMIT 1`)
}

export interface HandChange { state: number; betAmount: bigint; winAmount: bigint; decisions: readonly string[] }

export async function writeHand(tx: Tx, { member_id, hand_id }: Pick<HandRow, 'member_id' | 'hand_id'>, change: HandChange, now: Date): Promise<void> {
  await run(tx, sql`
    UPDATE studio.hand SET state = ${change.state}, bet_amount = ${change.betAmount}, win_amount = ${change.winAmount}, decisions = ${[...change.decisions]}::text[], touched_at = ${now}
    WHERE member_id = ${member_id} AND hand_id = ${hand_id}`)
}

/** The wallet took the stake; the balance is its answer's. */
export async function acceptOrder(tx: Tx, order: OrderRow, balance: bigint): Promise<void> {
  await run(tx, sql`
    UPDATE studio.hand_order SET state = 1, balance = ${balance} WHERE member_id = ${order.member_id} AND hand_id = ${order.hand_id} AND seq = ${order.seq} AND state = 0`)
}

/** `releasesKey`: the member may send the same key again and be judged anew. */
export async function refuseOrder(tx: Tx, order: OrderRow, refusal: string, releasesKey: boolean): Promise<void> {
  await run(tx, sql`
    UPDATE studio.hand_order SET state = 2, refusal = ${refusal}, key = CASE WHEN ${releasesKey} THEN NULL ELSE key END
    WHERE member_id = ${order.member_id} AND hand_id = ${order.hand_id} AND seq = ${order.seq} AND state = 0`)
}

/** Ends a hand with the wallet's answer to its payout, whose balance is what the last order is answered with. */
export async function settleHand(tx: Tx, hand: HandRow, balance: bigint, now: Date): Promise<void> {
  const isSettled = await run(tx, sql`
    UPDATE studio.hand SET state = 3, touched_at = ${now} WHERE member_id = ${hand.member_id} AND hand_id = ${hand.hand_id} AND state = 2`) > 0n
  if (!isSettled) return
  await run(tx, sql`
    UPDATE studio.hand_order SET balance = ${balance} WHERE member_id = ${hand.member_id} AND hand_id = ${hand.hand_id}
      AND seq = (SELECT max(seq) FROM studio.hand_order WHERE member_id = ${hand.member_id} AND hand_id = ${hand.hand_id} AND state = 1)`)
}

export async function voidHand(reader: Reader, { member_id, hand_id }: Pick<HandRow, 'member_id' | 'hand_id'>, now: Date): Promise<void> {
  await run(reader, sql`UPDATE studio.hand SET state = 4, touched_at = ${now} WHERE member_id = ${member_id} AND hand_id = ${hand_id} AND state < 3`)
}

/** A page of a member's settled hands with the balance after each, newest first. */
export async function readSettled(
  reader: Reader, own: { memberId: string; gameCode: string; isFree: boolean }, page: { pageNo: number; pageSize: number },
): Promise<{ rows: (HandRow & { balance: bigint })[]; total: number }> {
  const where = sql`h.member_id = ${own.memberId} AND h.game_code = ${own.gameCode} AND h.is_free = ${own.isFree} AND h.state = 3`
  const rows = await rowsOf(reader, sql<HandRow & { balance: bigint }>`
    SELECT ${handColumns}, (SELECT o.balance FROM studio.hand_order o WHERE o.member_id = h.member_id AND o.hand_id = h.hand_id AND o.state = 1 ORDER BY o.seq DESC LIMIT 1) AS balance
    FROM studio.hand h JOIN studio.seed_pair p USING (pair_id) WHERE ${where} ORDER BY h.hand_id DESC LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`)
  const { total } = await oneOf(reader, sql<{ total: number }>`SELECT count(*)::int AS total FROM studio.hand h WHERE ${where}`)
  return { rows, total }
}

export interface StuckRow { member_id: string; hand_id: string }

/**
 * Hands that nobody finishes: a stake or a payout asked for before `before` and never answered, and open hands that were
 * dealt before `dealtBefore`.
 */
export async function readStuck(reader: Reader, before: Date, dealtBefore: Date, limit: number): Promise<StuckRow[]> {
  return rowsOf(reader, sql<StuckRow>`
    SELECT h.member_id, h.hand_id FROM studio.hand h
    WHERE h.state < 3 AND (
      (h.state = 2 AND h.touched_at < ${before}) OR (h.state = 1 AND h.played_at < ${dealtBefore})
      OR EXISTS (SELECT FROM studio.hand_order o WHERE o.member_id = h.member_id AND o.hand_id = h.hand_id AND o.state = 0 AND o.ordered_at < ${before}))
    ORDER BY h.touched_at LIMIT ${limit}`)
}
