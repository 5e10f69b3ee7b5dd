import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountRecordOf,
  betRecordOf,
  endRound,
  expenseAccount,
  gatewayAccount,
  hold,
  memberAccount,
  parts,
  postTransaction,
  releaseHold,
  runAudit,
  setGameGuards,
  type BetFilter,
  type TransferCode,
} from '../../modules/wallet/index.ts'
import { countedBetOf } from '../../modules/wagering/rules/valid-bet.ts'
import { oneOf, rowsOf, run, sql, type Tx } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { type Step, steps, statusOf, HALF_HOUR_MS, ranges, GAMES } from './player-steps.ts'
import { bet, betWin, MERCHANT, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet

beforeAll(async () => {
  wallet = await openWallet()
  await within((tx) =>
    setGameGuards(
      tx,
      GAMES.flatMap((product) =>
        ['A', 'B'].map((vendor) => ({ vendor, gameCode: `X-${product}`, product, isOpen: true })),
      ),
    ),
  )
})

afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)

const reader = () => wallet.database.kysely

const moveClock = (minutes: number) =>
  run(reader(), sql`UPDATE app.clock SET offset_ms = offset_ms + ${minutes * 60_000}`)

let made = 0

/**
 * Plays the steps of one member; some fold the records on the way, some move the clock. Answers marks seen on
 * the way.
 */
async function play(memberId: string, list: readonly Step[]): Promise<bigint[]> {
  const rounds: { vendor: 'A' | 'B'; roundId: string; gameCode: string; bet: string }[] = []
  const marks: bigint[] = []
  for (const { what, vendor, game, amount, win: winAmount, pick } of list) {
    const id = `${memberId}-${++made}`
    const old = rounds[pick % Math.max(rounds.length, 1)]
    const fresh = { memberId, vendor, gameCode: game, roundId: id, transactionId: id }
    if (what <= 2) await wallet.poster.post(betWin({ ...fresh, betAmount: amount, winAmount }))
    else if (what <= 4) {
      await wallet.poster.post(bet({ ...fresh, amount }))
      rounds.push({ vendor, roundId: id, gameCode: game, bet: id })
    } else if (what <= 6 && old)
      await wallet.poster.post(
        win({
          ...old,
          memberId,
          transactionId: id,
          amount: winAmount,
          roundClosed: pick % 3 > 0,
          lateWinAllowed: true,
        } as never),
      )
    else if (what === 7 && old)
      await wallet.poster.post(
        rollback({
          memberId,
          vendor: old.vendor,
          roundId: old.roundId,
          transactionId: id,
          originalTransactionId: old.bet,
        }),
      )
    else if (what === 8)
      await within((tx) =>
        postTransaction(tx, {
          scope: 'test',
          key: id,
          kind: 'BONUS',
          currency: 'THB',
          entries: [
            {
              from: expenseAccount(MERCHANT, 'bonus'),
              to: memberAccount(memberId, 'bonus'),
              amount,
              code: 'BONUS',
            },
            {
              from: gatewayAccount(MERCHANT, 'TEST'),
              to: memberAccount(memberId),
              amount: winAmount + 1n,
              code: 'DEPOSIT',
            },
          ],
        }),
      )
    else if (what === 9)
      await within(async (tx) => {
        const { holdId } = await hold(tx, { memberId, amount: 1n, scope: 'test-hold', key: id })
        if (pick % 2) await releaseHold(tx, { holdId, scope: 'test-release', key: id })
      })
    else if (what === 10) {
      marks.push((await betRecordOf(reader(), { memberId, pageNo: 1, pageSize: 1 })).mark)
      await moveClock(pick % 4 === 0 ? -31 : pick % 4 === 1 ? 9 * 60 : pick % 4 === 2 ? 26 * 60 : 17)
    } else if (what === 11)
      await (pick % 2
        ? rollUpAll(wallet.database)
        : parts
            .jobs!.find((job) => job.name === 'wallet.roll-up')!
            .run({ database: wallet.database } as never))
  }
  const open = rounds.at(-1)
  if (open)
    await within((tx) =>
      endRound(tx, { ...open, memberId, how: 'CLOSE', actor: 'owner', reason: 'left open' }),
    ).catch((error: { code?: string }) => expect(error.code).toBe('ROUND_STATE'))
  return marks
}

/** Every round from the ledger, without the records' sums. */
const roundsFromLedger = (memberId: string) =>
  rowsOf(
    reader(),
    sql<{
      no: bigint
      at: Date
      state: string
      stake: bigint
      payout: bigint
      vendor: string
      product: string
    }>`
  SELECT r.round_no AS no, r.opened_at AS at, (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1] AS state, r.stake_real + r.stake_bonus AS stake, r.win_amount AS payout, substr(v.scope, 8) AS vendor, g.product
  FROM wallet.round r JOIN wallet.owner o ON o.owner_no = r.owner_no JOIN wallet.game_guard g ON g.game_no = r.game_no JOIN wallet.scope v ON v.scope_no = r.vendor_no
  WHERE o.owner_id = ${memberId} AND NOT r.is_free ORDER BY r.round_no DESC`,
  )

const sumOf = <Row>(rows: readonly Row[], pick: (row: Row) => bigint) =>
  rows.reduce((sum, row) => sum + pick(row), 0n)

test('whatever was played, folded and rolled back: totals and pages of the records equal the ledger to the satang, up to any mark', async () => {
  await fc.assert(
    fc.asyncProperty(steps, ranges, async (list, { ago, hours }) => {
      const memberId = await wallet.member(`records-${++made}`, { main: 20_000n, bonus: 500n })
      const marks = await play(memberId, list)
      const ledger = await roundsFromLedger(memberId)
      const to = new Date((Math.ceil((ledger[0]?.at.getTime() ?? 0) / HALF_HOUR_MS) - ago) * HALF_HOUR_MS)
      const range = { from: new Date(to.getTime() - hours * 2 * HALF_HOUR_MS), to }
      const filters: Pick<BetFilter, 'from' | 'to' | 'vendor' | 'product' | 'status'>[] = [
        {},
        { vendor: 'A' },
        { product: 'LIVE', ...range },
        { status: 'LOST' },
        { status: 'PENDING', vendor: 'B' },
        range,
        { from: range.from },
      ]
      for (const upTo of [undefined, ...marks.slice(-2)]) {
        for (const filter of filters) {
          const expected = ledger.filter(
            (round) =>
              (upTo === undefined || round.no <= upTo) &&
              (!filter.from || round.at >= filter.from) &&
              (!filter.to || round.at < filter.to) &&
              (!filter.vendor || round.vendor === filter.vendor) &&
              (!filter.product || round.product === filter.product) &&
              (!filter.status || statusOf(round) === filter.status),
          )
          const pages = []
          for (let pageNo = 1; pageNo <= Math.ceil(expected.length / 7) + 1; pageNo++)
            pages.push(await betRecordOf(reader(), { memberId, ...filter, upTo, pageNo, pageSize: 7 }))
          const shown = pages.flatMap((page) => page.list)
          expect(pages[0]!.totals).toMatchObject({
            count: expected.length,
            stake: sumOf(expected, (round) => round.stake),
            payout: sumOf(expected, (round) => round.payout),
          })
          expect(shown.map((round) => round.roundNo).sort()).toEqual(
            expected.map((round) => String(round.no)).sort(),
          )
          expect(pages[0]!.totals.validBet).toBe(sumOf(shown, (round) => round.validBet))
          for (const round of shown)
            expect([round.validBet, round.status]).toEqual([
              countedBetOf({ ...round, stake: round.betAmount, win: round.winAmount }).valid,
              statusOf({ state: round.state, stake: round.betAmount, payout: round.winAmount }),
            ])
        }
      }
      await checkAccount(memberId, marks)
    }),
    { numRuns: 12 },
  )
})

test.each([
  ['RNG', 500n, 0n, 500n],
  ['RNG', 500n, 9_000n, 500n],
  ['FISH', 100n, 100n, 100n],
  ['LIVE', 500n, 500n, 0n],
  ['LIVE', 500n, 0n, 500n],
  ['LIVE', 500n, 975n, 475n],
  ['LIVE', 500n, 4_500n, 500n],
  ['LIVE', 500n, 250n, 250n],
  ['SPORTS', 300n, 300n, 0n],
  ['SPORTS', 300n, 0n, 300n],
  ['SPORTS', 300n, 150n, 150n],
  ['SPORTS', 300n, 540n, 300n],
  ['PVP', 300n, 0n, 0n],
])(
  '%s %s staked, %s paid: %s are valid bet, and zero once it is cancelled (domain/agents.md §3.1)',
  async (product, betAmount, winAmount, expected) => {
    const { valid, cancelled } = await oneOf(
      reader(),
      sql<{ valid: bigint; cancelled: bigint }>`
    SELECT wallet.valid_bet(${product}, 1::smallint, ${betAmount}, ${winAmount}, 0, 0::smallint) AS valid, wallet.valid_bet(${product}, 2::smallint, ${betAmount}, ${winAmount}, 0, 0::smallint) AS cancelled`,
    )
    expect([
      valid,
      cancelled,
      countedBetOf({ product, state: 'CLOSED', stake: betAmount, win: winAmount }).valid,
    ]).toEqual([expected, 0n, expected])
  },
)

/** The account record against the balance and against the postings themselves. */
async function checkAccount(memberId: string, marks: readonly bigint[]): Promise<void> {
  const { held } = await oneOf(
    reader(),
    sql<{ held: bigint }>`
    SELECT sum(b.balance)::bigint AS held FROM wallet.balance b JOIN wallet.owner o ON o.owner_no = b.account_id >> 16 WHERE o.owner_id = ${memberId} AND b.account_id & 65535 IN (4, 8)`,
  )
  for (const upTo of [undefined, ...marks.slice(-2)]) {
    for (const codes of [undefined, ['BET'], ['BONUS', 'DEPOSIT'], ['WITHDRAW_HOLD', 'WITHDRAW_RETURN']] as (
      | TransferCode[]
      | undefined
    )[]) {
      const first = await accountRecordOf(reader(), { memberId, codes, upTo, pageNo: 1, pageSize: 9 })
      const shown = [...first.list]
      for (let pageNo = 2; pageNo <= first.totalPages + 1; pageNo++)
        shown.push(...(await accountRecordOf(reader(), { memberId, codes, upTo, pageNo, pageSize: 9 })).list)
      expect(shown).toHaveLength(first.totalCount)
      expect(new Set(shown.map((line) => `${line.txnId}/${line.code}`)).size).toBe(shown.length)
      expect(sumOf(first.totals, (total) => total.inAmount - total.outAmount)).toBe(
        sumOf(shown, (line) => line.amount),
      )
      if (upTo === undefined && !codes) expect(sumOf(shown, (line) => line.amount)).toBe(held)
      if (upTo !== undefined) for (const line of shown) expect(BigInt(line.txnId)).toBeLessThanOrEqual(upTo)
    }
  }
}
