/**
 * What was settled and corrected, as followers read it: whatever happens to rounds, the changes sum up to
 * what the ledger says of each of them (docs/flows/settled-play.md).
 */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDate } from '../../kernel/calendar.ts'
import {
  noteDepositValid,
  noteValid,
  readPlayChanges,
  runAudit,
  setGameGuards,
  settledPlayOf,
  settleRoundInChunks,
  type PlayChange,
} from '../../modules/wallet/index.ts'
import { openDatabase, run, sql, type Tx } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { act, cameTo, playSteps, PRODUCTS, recount, sumOf, type Played } from './play-change-steps.ts'
import { bet, betWin, openWallet, rollback, win, type Wallet } from './support.ts'

const ZONE = 'Asia/Bangkok'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
  await within((tx) =>
    setGameGuards(
      tx,
      PRODUCTS.map((product) => ({ vendor: 'A', gameCode: `X-${product}`, product, isOpen: true })),
    ),
  )
})
afterAll(async () => {
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

const within = <Result>(work: (tx: Tx) => Promise<Result>) => wallet.database.transaction(work)
const reader = () => wallet.database.kysely

/** Everything that the follower has not read yet, in turns of a few. */
async function follow(follower: string): Promise<PlayChange[]> {
  await rollUpAll(wallet.database)
  const all: PlayChange[] = []
  for (;;) {
    const changes = await within((tx) => readPlayChanges(tx, follower, 7))
    if (changes.length === 0) return all
    all.push(...changes)
  }
}

let members = 0
test('after whatever corrections, read whenever: the changes of a round sum up to what the ledger says of it', async () => {
  await fc.assert(
    fc.asyncProperty(playSteps, async (list) => {
      const memberId = await wallet.member(`changes-${++members}`, { main: 20_000n, bonus: 3_000n })
      const played: Played[] = []
      for (const each of list) await act(wallet, memberId, played, each)
      const changes = (await follow('test')).filter((change) => change.memberId === memberId)
      const byRound = Map.groupBy(changes, ({ roundNo }) => roundNo)
      const rounds = await recount(wallet, memberId)
      for (const round of rounds) expect(sumOf(byRound.get(round.roundNo) ?? [])).toEqual(cameTo(round))
      expect(byRound.size).toBeLessThanOrEqual(rounds.length)
      for (const product of [undefined, ...PRODUCTS]) {
        const own = changes.filter((change) => product === undefined || change.product === product)
        for (const [day, rows] of Map.groupBy(own, ({ settledAt }) => businessDate(settledAt, ZONE)))
          expect(
            await settledPlayOf(reader(), {
              memberId,
              product,
              from: day,
              to: businessDate(new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000), 'UTC'),
            }),
          ).toEqual(sumOf(rows))
        expect(
          await settledPlayOf(reader(), { memberId, product, from: '2000-01-01', to: '2100-01-01' }),
        ).toEqual(sumOf(own))
      }
      for (const proof of (await runAudit(reader())).filter(({ id }) => id === 'I11'))
        expect(proof).toMatchObject({ ok: true })
    }),
    { numRuns: 12 },
  )
})

describe('a member', () => {
  const changesOf = async (memberId: string) =>
    (await follow('one')).filter((change) => change.memberId === memberId)

  test('is settled for once, when a round ends; a bet that is open is not there', async () => {
    const memberId = await wallet.member('settled', { main: 10_000n })
    await wallet.poster.post(
      bet({ memberId, roundId: 'settled-1', transactionId: 'settled-1', amount: 300n }),
    )
    expect(await changesOf(memberId)).toEqual([])
    await wallet.poster.post(win({ memberId, roundId: 'settled-1', transactionId: 'settled-1w', amount: 0n }))
    expect(await changesOf(memberId)).toMatchObject([
      {
        stake: 300n,
        payout: 0n,
        valid: 300n,
        bonusValid: 300n,
        depositValid: 300n,
        product: 'RNG',
        vendor: 'A',
      },
    ])
    expect(await changesOf(memberId)).toEqual([])
  })

  test('has a correction on the day on which it is made', async () => {
    const memberId = await wallet.member('corrected', { main: 10_000n })
    const round = { memberId, roundId: 'corrected-1' }
    await wallet.poster.post(bet({ ...round, transactionId: 'corrected-1', amount: 300n }))
    await wallet.poster.post(win({ ...round, transactionId: 'corrected-1w', amount: 500n }))
    const [first] = await changesOf(memberId)
    await run(reader(), sql`UPDATE app.clock SET offset_ms = offset_ms + 172800000`)
    await wallet.poster.post(
      rollback({
        ...round,
        transactionId: 'corrected-1x',
        originalTransactionId: 'corrected-1w',
        winRollbackAllowed: true,
      }),
    )
    await wallet.poster.post(win({ ...round, transactionId: 'corrected-1v', amount: 100n }))
    const later = await changesOf(memberId)
    expect(sumOf(later)).toEqual({ stake: 0n, payout: -400n, valid: 0n, bonusValid: 0n, depositValid: 0n })
    for (const { settledAt } of later)
      expect(settledAt.getTime()).toBeGreaterThanOrEqual(first!.settledAt.getTime() + 172_800_000)
  })

  test('has a stake that cannot be taken back counted for a deposit before its result, and not again with it', async () => {
    const memberId = await wallet.member('ticket', { main: 10_000n })
    const round = { memberId, roundId: 'ticket-1', gameCode: 'X-LOTT' }
    await wallet.poster.post(bet({ ...round, transactionId: 'ticket-1', amount: 700n }))
    await noteDepositValid(reader(), 'A', [{ ...round, amount: 700n }])
    await noteDepositValid(reader(), 'A', [{ ...round, amount: 900n }])
    const none = { stake: 0n, payout: 0n, valid: 0n, bonusValid: 0n }
    expect(await changesOf(memberId)).toMatchObject([{ ...none, depositValid: 700n }])
    await wallet.poster.post(win({ ...round, transactionId: 'ticket-1w', amount: 0n }))
    expect(await changesOf(memberId)).toMatchObject([
      { stake: 700n, payout: 0n, valid: 700n, bonusValid: 700n, depositValid: 0n },
    ])
  })

  test('loses what a void ticket counted for the deposit', async () => {
    const memberId = await wallet.member('void', { main: 10_000n })
    const round = { memberId, roundId: 'void-1', gameCode: 'X-LOTT' }
    await wallet.poster.post(bet({ ...round, transactionId: 'void-1', amount: 700n }))
    await noteDepositValid(reader(), 'A', [{ ...round, amount: 700n }])
    await follow('one')
    await wallet.poster.post(
      rollback({ ...round, transactionId: 'void-1x', originalTransactionId: 'void-1' }),
    )
    expect(await changesOf(memberId)).toMatchObject([{ stake: 0n, valid: 0n, depositValid: -700n }])
  })
})

test('a bet that was won at once cannot be taken back when a result has made something else of its round', async () => {
  const memberId = await wallet.member('won-and-stated', { main: 10_000n })
  const round = { memberId, roundId: 'won-and-stated', gameCode: 'X-SPORTS' }
  const took = await wallet.poster.post(
    betWin({ ...round, transactionId: 'won-1', betAmount: 800n, winAmount: 900n }),
  )
  expect(took.status).toBe('OK')
  await noteValid(reader(), 'A', [{ ...round, amount: 800n }])
  const result = { memberId, winAmount: 150n, validAmount: 800n, bonusValidAmount: 800n }
  await settleRoundInChunks(wallet.database, {
    vendor: 'A',
    roundId: round.roundId,
    version: 2,
    results: [result],
  })
  const back = rollback({
    ...round,
    transactionId: 'won-1x',
    originalTransactionId: 'won-1',
    winRollbackAllowed: true,
  })
  expect((await wallet.poster.post(back)).status).toBe('BET_ALREADY_SETTLED')
})

test('two followers at once read everything once each, and one that fails reads it again', async () => {
  const memberId = await wallet.member('twice', { main: 10_000n })
  for (let round = 0; round < 9; round++)
    await wallet.poster.post(betWin({ memberId, roundId: `twice-${round}`, transactionId: `twice-${round}` }))
  await rollUpAll(wallet.database)
  await expect(
    within(async (tx) => {
      await readPlayChanges(tx, 'failing', 100)
      throw new Error('lost')
    }),
  ).rejects.toThrow('lost')
  const own = async () => (await follow('failing')).filter((change) => change.memberId === memberId)
  const both = await Promise.all([own(), own()])
  expect(new Set(both.flat().map(({ id }) => id)).size).toBe(9)
  expect(both.flat()).toHaveLength(9)
})

test('the proof finds a change, a day or a statement that was made up, altered or removed', async () => {
  const owner = openDatabase({ url: wallet.fresh.ownerUrl, role: null, max: 1 })
  const first = (table: string, among = 'true') =>
    `ctid = (SELECT min(ctid) FROM wallet.${table} WHERE ${among})`
  const columns = ['stake', 'payout', 'valid', 'bonus_valid', 'deposit_valid']
  const breaks = [
    ...columns.map(
      (name) => `UPDATE wallet.play_change SET d_${name} = d_${name} + 1 WHERE ${first('play_change')}`,
    ),
    ...columns.map(
      (name) => `UPDATE wallet.member_play_day SET ${name} = ${name} + 1 WHERE ${first('member_play_day')}`,
    ),
    `UPDATE wallet.play_change SET owner_no = owner_no + 1 WHERE ${first('play_change')}`,
    `DELETE FROM wallet.play_change WHERE ${first('play_change', 'd_stake > 0')}`,
    `DELETE FROM wallet.member_play_day WHERE ${first('member_play_day', 'stake <> 0')}`,
    `UPDATE wallet.round_valid SET amount = amount + 1 WHERE round_no = (
       SELECT min(v.round_no) FROM wallet.round_valid v JOIN wallet.round r ON r.round_no = v.round_no
       WHERE r.state = 1 AND NOT r.is_free AND v.version > 0)`,
  ]
  const undo = new Error('undone')
  for (const statement of breaks)
    await expect(
      owner.transaction(async (tx) => {
        const { numAffectedRows } = await sql.raw(statement).execute(tx)
        expect(numAffectedRows, statement).toBe(1n)
        const proofs = await runAudit(tx)
        expect(
          proofs.find(({ id }) => id === 'I11'),
          statement,
        ).toMatchObject({ ok: false })
        throw undo
      }),
    ).rejects.toBe(undo)
  await owner.close()
})
