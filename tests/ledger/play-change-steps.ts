/** What happens to rounds in the tests of settled play, and what the ledger says of each round afterwards. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { countedBetOf } from '../../modules/wagering/rules/valid-bet.ts'
import { endRound, noteDepositValid, noteValid, settleRoundInChunks } from '../../modules/wallet/index.ts'
import { oneOf, rowsOf, run, sql } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { bet, betWin, rollback, win, type Wallet } from './support.ts'

export const PRODUCTS = ['RNG', 'LIVE', 'SPORTS', 'PVP', 'LOTT']

/** A later version of a result states the round again, as a product does when it settles it. */
const restate = (wallet: Wallet, roundId: string, amount: bigint, bonusAmount: bigint) =>
  wallet.database.transaction(async (tx) => {
    await run(tx, sql`SELECT pg_current_xact_id()`)
    await run(
      tx,
      sql`
      INSERT INTO wallet.round_valid AS t (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
      SELECT r.round_no, nextval('wallet.id_block') * 4096, r.owner_no, ${amount}, ${bonusAmount}, 1, r.shard FROM wallet.round r WHERE r.round_id = ${roundId}
      ON CONFLICT (round_no, shard) DO UPDATE
      SET txn_id = excluded.txn_id, amount = excluded.amount, bonus_amount = excluded.bonus_amount, version = t.version + 1`,
    )
  })

interface PlayStep {
  what: string
  product: string
  stake: bigint
  win: bigint
  pick: number
}
export interface Played {
  memberId: string
  roundId: string
  gameCode: string
  bets: string[]
  wins: string[]
}

const step = fc.record<PlayStep>({
  what: fc.constantFrom(
    'bet',
    'bet',
    'bet-win',
    'add',
    'win',
    'win',
    'close',
    'take-back-bet',
    'take-back-win',
    'end',
    'cancel',
    'state',
    'restate',
    'result',
    'result',
    'deposit',
    'fold',
    'wait',
  ),
  product: fc.constantFrom(...PRODUCTS),
  stake: fc.bigInt(1n, 900n),
  win: fc.oneof(fc.constant(0n), fc.bigInt(1n, 2_000n)),
  pick: fc.nat(60),
})

export const playSteps = fc.array(step, { minLength: 30, maxLength: 70, size: 'max' })

let made = 0
export async function act(
  wallet: Wallet,
  memberId: string,
  played: Played[],
  { what, product, stake, win: paid, pick }: PlayStep,
): Promise<void> {
  const reader = wallet.database.kysely
  const id = `${memberId}-${++made}`
  const old = played[pick % Math.max(played.length, 1)]
  const fresh = { memberId, roundId: id, gameCode: `X-${product}` }
  const post = async (message: Parameters<typeof wallet.poster.post>[0]) =>
    (await wallet.poster.post(message)).status === 'OK'
  if (what === 'bet') {
    if (await post(bet({ ...fresh, transactionId: id, amount: stake })))
      played.push({ ...fresh, bets: [id], wins: [] })
  } else if (what === 'bet-win') {
    if (await post(betWin({ ...fresh, transactionId: id, betAmount: stake, winAmount: paid })))
      played.push({ ...fresh, bets: [], wins: [id] })
  } else if (what === 'fold') await rollUpAll(wallet.database)
  else if (what === 'wait')
    await run(reader, sql`UPDATE app.clock SET offset_ms = offset_ms + ${7_200_000 * (1 + (pick % 9))}`)
  else if (!old) return
  else if (what === 'add') {
    if (await post(bet({ ...old, transactionId: id, amount: stake }))) old.bets.push(id)
  } else if (what === 'win' || what === 'close') {
    const amount = what === 'close' ? 0n : paid
    const roundClosed = what === 'close' || pick % 3 > 0
    if (await post(win({ ...old, transactionId: id, amount, roundClosed, lateWinAllowed: true })))
      old.wins.push(id)
  } else if (what === 'take-back-bet' || what === 'take-back-win') {
    const from = what === 'take-back-bet' ? old.bets : old.wins
    const originalTransactionId = from[pick % Math.max(from.length, 1)]
    if (originalTransactionId)
      await post(rollback({ ...old, transactionId: id, originalTransactionId, winRollbackAllowed: true }))
  } else if (what === 'end' || what === 'cancel')
    await wallet.database
      .transaction((tx) =>
        endRound(tx, {
          ...old,
          vendor: 'A',
          how: what === 'end' ? 'CLOSE' : 'CANCEL',
          actor: 'owner',
          reason: 'left open',
        }),
      )
      .catch((error: { code?: string }) => expect(error.code).toBe('ROUND_STATE'))
  else if (what === 'state') await noteValid(reader, 'A', [{ ...old, amount: stake }])
  else if (what === 'deposit') await noteDepositValid(reader, 'A', [{ ...old, amount: stake }])
  else if (what === 'result') await settleAnew(wallet, old, paid, stake)
  else await restate(wallet, old.roundId, stake, paid)
}

/** The first result of a round, or a corrected one, by set. */
async function settleAnew(wallet: Wallet, { memberId, roundId }: Played, paid: bigint, valid: bigint) {
  const { version } = await oneOf(
    wallet.database.kysely,
    sql<{ version: number }>`
    SELECT coalesce(max(v.version), 0) + 1 AS version FROM wallet.round r JOIN wallet.round_valid v ON v.round_no = r.round_no WHERE r.round_id = ${roundId}`,
  )
  const result = { memberId, winAmount: paid, validAmount: valid, bonusValidAmount: valid / 2n }
  await settleRoundInChunks(wallet.database, { vendor: 'A', roundId, version, results: [result] })
}

export interface LedgerRound {
  roundNo: bigint
  product: string
  state: 'OPEN' | 'CLOSED' | 'CANCELLED'
  stake: bigint
  win: bigint
  version: number | null
  amount: bigint
  bonusAmount: bigint
  depositAmount: bigint | null
}

/** Every round from its transfers, its state and what was stated for it. */
export const recount = (wallet: Wallet, memberId: string): Promise<LedgerRound[]> =>
  rowsOf(
    wallet.database.kysely,
    sql<LedgerRound>`
    SELECT r.round_no AS "roundNo", g.product, (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1] AS state,
           coalesce(sum(CASE t.code WHEN 1 THEN t.amount WHEN 3 THEN -t.amount END), 0)::bigint AS stake,
           coalesce(sum(CASE WHEN t.code IN (2, 5) THEN t.amount WHEN t.code IN (4, 60) THEN -t.amount
                             WHEN t.code = 6 THEN (CASE t.guarded_side WHEN 2 THEN 1 ELSE -1 END) * t.amount END), 0)::bigint AS win,
           v.version, coalesce(v.amount, 0)::bigint AS amount, coalesce(v.bonus_amount, 0)::bigint AS "bonusAmount", v.deposit_amount AS "depositAmount"
    FROM wallet.round r JOIN wallet.owner o ON o.owner_no = r.owner_no JOIN wallet.game_guard g ON g.game_no = r.game_no
    LEFT JOIN wallet.transfer t ON t.round_no = r.round_no LEFT JOIN wallet.round_valid v ON v.round_no = r.round_no
    WHERE o.owner_id = ${memberId} GROUP BY r.round_no, g.product, r.state, v.version, v.amount, v.bonus_amount, v.deposit_amount`,
  )

const figures = ['stake', 'payout', 'valid', 'bonusValid', 'depositValid'] as const
type Figures = Record<(typeof figures)[number], bigint>
export const sumOf = (rows: readonly Figures[]): Figures =>
  Object.fromEntries(
    figures.map((name) => [name, rows.reduce((sum, row) => sum + row[name], 0n)]),
  ) as unknown as Figures

/** What the changes of the round must sum up to. */
export function cameTo({ version, ...round }: LedgerRound): Figures {
  const counted = countedBetOf(round, version === null ? undefined : { ...round, version })
  const isSettled = round.state === 'CLOSED'
  return { stake: isSettled ? round.stake : 0n, payout: isSettled ? round.win : 0n, ...counted }
}
