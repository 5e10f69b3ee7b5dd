/**
 * Draws of the coin: an issue's seed is fixed and its commitment shown before the first bet, so the side can
 * be recomputed. A result is settled by set, a corrected result settles again, and rebates follow.
 */
import { randomBytes } from 'node:crypto'
import { clientPartOfBets } from '../../../kernel/fair/shared-round.ts'
import { openStream } from '../../../kernel/fair/stream.ts'
import { creditSet, settleRounds } from '../../../modules/wallet/index.ts'
import { oneOf, rowsOf, run, sql, type Database, type Reader, type Tx } from '../../../platform/postgres.ts'
import { MERCHANT } from '../../ledger/support.ts'
import { roundOf, VENDOR, type OnStep, type Side } from './coin.ts'

export async function openIssue(reader: Reader, issue: string, room = 10_000_000n): Promise<void> {
  await run(
    reader,
    sql`
    INSERT INTO coin.issue (issue, closes_at, server_seed)
    VALUES (${issue}, app.now() + interval '1 hour', ${randomBytes(32).toString('hex')}) ON CONFLICT DO NOTHING`,
  )
  await run(
    reader,
    sql`INSERT INTO coin.side (issue, side, room) SELECT ${issue}, s, ${room} FROM unnest('{HEADS,TAILS}'::text[]) AS s ON CONFLICT DO NOTHING`,
  )
}

/** The side of an issue, which anybody can compute once the seed is shown. */
export const sideOf = (serverSeed: string, clientPart: string): Side =>
  openStream({ serverSeed, clientSeed: clientPart, nonce: 0, tag: 'coin' }).int(2) === 0 ? 'HEADS' : 'TAILS'

/**
 * Draws an issue by its seed and the bets of everybody, or corrects its result: what everybody gets by the
 * new version is written down. The same result again changes nothing.
 */
export async function draw(database: Database, issue: string, corrected?: Side): Promise<Side> {
  return database.transaction(async (tx) => {
    const row = await oneOf(
      tx,
      sql<{ result: Side | null; version: number; server_seed: string }>`
      SELECT result, version, server_seed FROM coin.issue WHERE issue = ${issue} FOR UPDATE`,
    )
    const clientPart = await clientPartOf(tx, issue)
    const result = corrected ?? row.result ?? sideOf(row.server_seed, clientPart)
    if (row.result === result) return result
    const version = row.version + 1
    await run(
      tx,
      sql`UPDATE coin.issue SET result = ${result}, version = ${version}, client_part = ${clientPart} WHERE issue = ${issue}`,
    )
    await run(
      tx,
      sql`
      INSERT INTO coin.prize (issue, member_id, win, valid, version)
      SELECT ${issue}, b.member_id, (coalesce(sum(b.amount) FILTER (WHERE b.side = ${result}), 0) * 195 / 100)::bigint,
             abs(coalesce(sum(b.amount) FILTER (WHERE b.side = 'HEADS'), 0) - coalesce(sum(b.amount) FILTER (WHERE b.side = 'TAILS'), 0))::bigint, ${version}
      FROM coin.bet b WHERE b.issue = ${issue} AND NOT b.is_cancelled GROUP BY b.member_id
      ON CONFLICT (issue, member_id) DO UPDATE SET win = excluded.win, valid = excluded.valid, version = excluded.version`,
    )
    return result
  })
}

/** The client part that the bets of an issue make: each gives its number as its seed. */
async function clientPartOf(tx: Tx, issue: string): Promise<string> {
  const bets = await rowsOf(
    tx,
    sql<{ bet_id: string }>`SELECT bet_id FROM coin.bet WHERE issue = ${issue} AND NOT is_cancelled`,
  )
  return clientPartOfBets(bets.map(({ bet_id: id }) => `${id}:${id}`))
}

/** Pays what is not paid yet, chunk by chunk: the wallet's part and the product's mark are one commit. */
export async function pay(
  database: Database,
  issue: string,
  { chunk = 1_000, onStep = () => {} }: { chunk?: number; onStep?: OnStep } = {},
): Promise<number> {
  for (let paid = 0; ; ) {
    const count = await database.transaction(async (tx) => {
      const prizes = await rowsOf(
        tx,
        sql<{ member_id: string; win: bigint; valid: bigint; version: number }>`
        SELECT member_id, win, valid, version FROM coin.prize WHERE issue = ${issue} AND paid_version < version
        ORDER BY member_id LIMIT ${chunk} FOR UPDATE`,
      )
      if (prizes.length === 0) return 0
      await onStep('drawn')
      const { version } = prizes[0]!
      const statuses = await settleRounds(tx, {
        vendor: VENDOR,
        roundId: roundOf(issue),
        version,
        results: prizes.map((prize) => ({
          memberId: prize.member_id,
          winAmount: prize.win,
          validAmount: prize.valid,
          bonusValidAmount: prize.valid,
        })),
      })
      const wrong = statuses.find((status) => status !== 'SETTLED')
      if (wrong) throw new Error(`a member of ${issue} was answered ${wrong}`)
      await run(
        tx,
        sql`UPDATE coin.prize SET paid_version = version WHERE issue = ${issue} AND member_id = ANY (${prizes.map((prize) => prize.member_id)}::text[])`,
      )
      await onStep('paid')
      return prizes.length
    })
    if (count === 0) return paid
    paid += count
  }
}

/** A tenth of what the bets of an issue counted, once it is paid; the credit and its mark are one commit. */
export async function giveRebates(
  database: Database,
  issue: string,
  { chunk = 1_000, onStep = () => {} }: { chunk?: number; onStep?: OnStep } = {},
): Promise<void> {
  const giveOn = () =>
    database.transaction(async (tx) => {
      const due = await rowsOf(
        tx,
        sql<{ member_id: string; rebate: bigint }>`
        UPDATE coin.prize p SET rebate = p.valid / 10 FROM (
          SELECT member_id FROM coin.prize WHERE issue = ${issue} AND paid_version > 0 AND rebate = 0 AND valid >= 10
          ORDER BY member_id LIMIT ${chunk} FOR UPDATE) AS d
        WHERE p.issue = ${issue} AND p.member_id = d.member_id RETURNING p.member_id, p.rebate`,
      )
      await creditSet(tx, {
        merchantId: MERCHANT,
        scope: 'coin-rebate',
        kind: 'REBATE',
        code: 'REBATE',
        expense: 'rebate',
        credits: due.map(({ member_id: memberId, rebate }) => ({
          memberId,
          amount: rebate,
          key: `${issue}:${memberId}`,
        })),
      })
      if (due.length > 0) await onStep('credited')
      return due.length
    })
  while ((await giveOn()) > 0);
}
