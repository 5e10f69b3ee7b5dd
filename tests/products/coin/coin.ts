/**
 * A made-up product over the joints alone: a coin is drawn for each issue, and bets on its side pay 1.95
 * times. What counts is what the two sides of a member differ by. A bet and its row are one commit; draws and
 * what they pay are in settling.ts.
 */
import {
  isTaken,
  type JudgingRider,
  type RiderItem,
  type RidingMessage,
} from '../../../modules/wallet/index.ts'
import { rowsOf, sql, type Tx } from '../../../platform/postgres.ts'

export const VENDOR = 'COIN'
export const GAME = 'COIN-1'
export type Side = 'HEADS' | 'TAILS'

export interface CoinRide {
  kind: 'coin'
  content: string
  issue: string
  side: Side
}
export interface CoinBet {
  betId: string
  memberId: string
  issue: string
  side: Side
  amount: bigint
}
/** Where a batch, a settlement or a credit can be cut off. */
export type CoinStep = 'judged' | 'stored' | 'drawn' | 'paid' | 'credited'
export type OnStep = (step: CoinStep) => Promise<void> | void

export const coinTables = `
  CREATE SCHEMA coin;
  CREATE TABLE coin.issue (
    issue text PRIMARY KEY, closes_at timestamptz NOT NULL, result text, version int NOT NULL DEFAULT 0,
    server_seed text NOT NULL, client_part text);
  -- What may still be staked on a side.
  CREATE TABLE coin.side (issue text REFERENCES coin.issue, side text, room bigint NOT NULL CHECK (room >= 0), PRIMARY KEY (issue, side));
  CREATE TABLE coin.bet (
    bet_id text PRIMARY KEY, issue text NOT NULL, member_id text NOT NULL, side text NOT NULL, amount bigint NOT NULL,
    wallet_txn text NOT NULL, is_cancelled boolean NOT NULL DEFAULT false);
  CREATE INDEX bet_by_issue ON coin.bet (issue, member_id);
  -- What each member of an issue gets by its last result, and which version of it is paid.
  CREATE TABLE coin.prize (
    issue text, member_id text, win bigint NOT NULL, valid bigint NOT NULL, version int NOT NULL, paid_version int NOT NULL DEFAULT 0,
    rebate bigint NOT NULL DEFAULT 0, PRIMARY KEY (issue, member_id));
  CREATE INDEX prize_unpaid ON coin.prize (issue, member_id) WHERE paid_version < version;
  GRANT USAGE ON SCHEMA coin TO sala_app;
  GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA coin TO sala_app`

export const roundOf = (issue: string): string => `${GAME}-${issue}`

export const stake = ({ betId, memberId, issue, side, amount }: CoinBet): RidingMessage => ({
  kind: 'BET',
  vendor: VENDOR,
  gameCode: GAME,
  mode: 'REAL',
  transactionId: betId,
  memberId,
  roundId: roundOf(issue),
  amount,
  ride: { kind: 'coin', content: side, issue, side } as CoinRide,
})

export const cancel = ({ betId, memberId, issue, side }: CoinBet): RidingMessage => ({
  kind: 'ROLLBACK',
  vendor: VENDOR,
  transactionId: `${betId}:back`,
  originalTransactionId: betId,
  memberId,
  roundId: roundOf(issue),
  ride: { kind: 'coin', content: side, issue, side } as CoinRide,
})

export function coinRider(onStep: OnStep = () => {}): JudgingRider<CoinRide> {
  /** Issues of which a side ran out between judging and storing: their sides are locked from the start. */
  const tight = new Set<string>()
  return {
    kind: 'coin',
    // Two batches post side by side; the rows of the sides are locked for the last statement and the commit.
    lanes: 2,
    async judge(tx, items) {
      const rooms = await roomsOf(tx, [...new Set(items.map(({ ride }) => ride.issue))], tight)
      const judged = items.map(({ message, ride }) => {
        const room = rooms.get(nameOf(ride))
        if (room === undefined) return 'COIN_CLOSED'
        if (message.kind !== 'BET') return undefined
        if (message.amount > room) return 'COIN_SIDE_FULL'
        rooms.set(nameOf(ride), room - message.amount)
        return undefined
      })
      await onStep('judged')
      return judged
    },
    async store(tx, items, results) {
      const taken = items.flatMap(({ message, ride }, place) =>
        message.kind === 'BET' && isTaken(results[place]!)
          ? [{ message, ride, txn: results[place]!.walletTransactionId! }]
          : [],
      )
      const back = await cancelled(tx, items, results.map(isTaken))
      const changes = new Map<string, bigint>()
      const move = (name: string, amount: bigint) => changes.set(name, (changes.get(name) ?? 0n) + amount)
      for (const { message, ride } of taken) move(nameOf(ride), -message.amount)
      for (const { name, amount } of back) move(name, amount)
      const full = await storeBets(tx, taken, changes)
      for (const { issue } of full) tight.add(issue)
      if (full.length > 0) throw new SideRanOut(full.map(nameOf).join())
      await onStep('stored')
    },
  }
}

/** Another batch took the room that this one was judged by; the poster sends the batch again. */
class SideRanOut extends Error {
  /** serialization_failure */
  readonly code = '40001'
}

/**
 * The room of each open side. A draw takes the row of the issue for itself, so no bet is judged beside it;
 * the clock is read behind the locks.
 */
async function roomsOf(
  tx: Tx,
  issues: readonly string[],
  tight: ReadonlySet<string>,
): Promise<Map<string, bigint>> {
  const rows = await rowsOf(
    tx,
    sql<{ name: string; room: bigint; is_open: boolean }>`
    SELECT s.issue || '/' || s.side AS name, s.room, s.result IS NULL AND s.closes_at > app.now() AS is_open FROM (
      SELECT i.issue, i.result, i.closes_at, s.side, s.room FROM coin.issue i JOIN coin.side s ON s.issue = i.issue
      WHERE i.issue = ANY (${issues}::text[])
      ORDER BY i.issue, s.side FOR SHARE OF i ${issues.some((issue) => tight.has(issue)) ? sql`FOR UPDATE OF s` : sql``}) AS s`,
  )
  return new Map(rows.filter((row) => row.is_open).map(({ name, room }) => [name, room]))
}

/** Rows and rooms in one statement; returns the sides whose room does not suffice any more. */
async function storeBets(
  tx: Tx,
  taken: readonly {
    message: { transactionId: string; memberId: string; amount: bigint }
    ride: CoinRide
    txn: string
  }[],
  changes: ReadonlyMap<string, bigint>,
): Promise<{ issue: string; side: Side }[]> {
  return rowsOf(
    tx,
    sql<{ issue: string; side: Side }>`
    WITH stored AS (
      INSERT INTO coin.bet (bet_id, issue, member_id, side, amount, wallet_txn)
      SELECT * FROM unnest(${taken.map(({ message }) => message.transactionId)}::text[], ${taken.map(({ ride }) => ride.issue)}::text[],
        ${taken.map(({ message }) => message.memberId)}::text[], ${taken.map(({ ride }) => ride.side)}::text[],
        ${taken.map(({ message }) => message.amount)}::bigint[], ${taken.map(({ txn }) => txn)}::text[])),
    -- Two batches lock the sides in the same order.
    change AS (
      SELECT s.issue, s.side, c.amount FROM coin.side s
      JOIN unnest(${[...changes.keys()]}::text[], ${[...changes.values()]}::bigint[]) AS c(name, amount)
        ON s.issue = split_part(c.name, '/', 1) AND s.side = split_part(c.name, '/', 2)
      ORDER BY s.issue, s.side FOR UPDATE OF s),
    moved AS (
      UPDATE coin.side s SET room = s.room + c.amount FROM change c
      WHERE s.issue = c.issue AND s.side = c.side AND s.room + c.amount >= 0 RETURNING s.issue, s.side)
    SELECT c.issue, c.side FROM change c WHERE NOT EXISTS (SELECT FROM moved m WHERE m.issue = c.issue AND m.side = c.side)`,
  )
}

const nameOf = ({ issue, side }: { issue: string; side: Side }): string => `${issue}/${side}`

/** Rolled back bets: their rows are marked, and what they took of their sides is given back. */
async function cancelled(
  tx: Tx,
  items: readonly RiderItem<CoinRide>[],
  taken: readonly boolean[],
): Promise<{ name: string; amount: bigint }[]> {
  const bets = items.flatMap(({ message }, place) =>
    message.kind === 'ROLLBACK' && taken[place] ? [message.originalTransactionId] : [],
  )
  if (bets.length === 0) return []
  return rowsOf(
    tx,
    sql<{ name: string; amount: bigint }>`
    UPDATE coin.bet SET is_cancelled = true WHERE bet_id = ANY (${bets}::text[]) AND NOT is_cancelled RETURNING issue || '/' || side AS name, amount`,
  )
}
