import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  balancesOf,
  hold,
  memberAccount,
  openPoster,
  postTransaction,
  reverse,
  runAudit,
  type VendorPosting,
} from '../../modules/wallet/index.ts'
import { sql } from '../../platform/postgres.ts'
import { bet, openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet
// Guarded balances polled while everything runs: I3 at any moment, and sums that are zero in every snapshot
// (I1).
const seenWrong: string[] = []
let isWatching = true
let watching: Promise<void>
beforeAll(async () => {
  wallet = await openWallet({ batchSize: 16 })
  watching = watch()
})
afterAll(async () => {
  isWatching = false
  await watching
  expect(seenWrong).toEqual([])
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
  await wallet.close()
})

async function watch(): Promise<void> {
  while (isWatching) {
    const { rows } = await sql<{ negative: bigint; sum: string }>`
      SELECT count(*) FILTER (WHERE NOT may_be_negative AND balance_minor < 0) AS negative, coalesce(sum(balance_minor), 0)::text AS sum FROM audit.accounts`.execute(
      wallet.database.kysely,
    )
    if (rows[0]!.negative !== 0n || rows[0]!.sum !== '0')
      seenWrong.push(`${rows[0]!.negative} below zero, sum ${rows[0]!.sum}`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

const seat = (name: string, main: bigint) => wallet.member(name, { main })
const main = async (memberId: string) => (await balancesOf(wallet.database.kysely, memberId)).main
const move = (from: string, to: string, amount: bigint, key: string) =>
  wallet.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'move',
      key,
      kind: 'TRANSFER',
      currency: 'THB',
      entries: [{ from: memberAccount(from), to: memberAccount(to), amount, code: 'TRANSFER_UP' }],
    }),
  )
/** A small seeded stream: the sequence is the same at each run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('forty parallel spends of a whole balance: exactly one', async () => {
  const memberId = await seat('spender', 1_000n)
  const ways = Array.from({ length: 40 }, (_, n) => n)
  const answers = await Promise.all(
    ways.map(async (n) => {
      if (n % 2 === 0)
        return (
          (
            await wallet.poster.post(
              bet({ memberId, transactionId: `spend-${n}`, roundId: `spend-${n}`, amount: 1_000n }),
            )
          ).status === 'OK'
        )
      return wallet.database
        .transaction((tx) => hold(tx, { memberId, amount: 1_000n, scope: 'withdrawal', key: `spend-${n}` }))
        .then(
          () => true,
          () => false,
        )
    }),
  )
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await main(memberId)).toBe(0n)
})

test('five hundred transfers, each reverted twice at once: exactly five hundred succeed', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, (_, n) => seat(`pair-${n}`, 100_000n)))
  const posted = await inTurns(500, 10, (n) =>
    move(members[n % 10]!, members[(n * 3 + 1) % 10]!, BigInt(n % 90) + 1n, `pair-${n}`),
  )
  const outcomes = await inTurns(1_000, 20, (n) =>
    wallet.database
      .transaction((tx) =>
        reverse(tx, {
          txnId: posted[n >> 1]!.txnId,
          scope: 'operator',
          key: `revert-${n}`,
          actor: 'owner',
          reason: 'test',
        }),
      )
      .then(
        () => true,
        (error: { code?: string }) => {
          expect(error.code).toBe('ADJUSTMENT_STATE')
          return false
        },
      ),
  )
  expect(outcomes.filter(Boolean)).toHaveLength(500)
  for (const member of members) expect(await main(member)).toBe(100_000n)
})

test('a thousand moves both ways among eight members: the sum stays, no deadlock reaches the caller (T-T3)', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, (_, n) => seat(`ring-${n}`, 5_000n)))
  const next = random(7)
  const plans = Array.from({ length: 1_000 }, () => ({
    from: next(8),
    to: next(7),
    amount: BigInt(next(900) + 1),
  }))
  await inTurns(plans.length, 24, async (n) => {
    const { from, to, amount } = plans[n]!
    await move(members[from]!, members[(from + to + 1) % 8]!, amount, `ring-${n}`).catch(
      (error: { code?: string }) => expect(error.code).toBe('BAL_INSUFFICIENT'),
    )
  })
  const balances = await Promise.all(members.map(main))
  expect(balances.reduce((sum, balance) => sum + balance, 0n)).toBe(40_000n)
})

test('random bets, wins and rollbacks from two posters, each said up to three times in any order: the model’s balances', async () => {
  const other = openPoster({ url: wallet.fresh.url, batchSize: 16 })
  const next = random(11)
  const members = await Promise.all(Array.from({ length: 6 }, (_, n) => seat(`crowd-${n}`, 50_000n)))
  const expected = new Map(members.map((member) => [member, 50_000n]))
  const messages: VendorPosting[] = []
  for (let n = 0; n < 400; n++) {
    const memberId = members[next(6)]!
    const common = { memberId, roundId: `crowd-${n}` }
    const amount = BigInt(next(100) + 1)
    const fate = next(3)
    const payout = BigInt(next(250))
    messages.push(bet({ ...common, transactionId: `crowd-b${n}`, amount }))
    if (fate === 1) messages.push(win({ ...common, transactionId: `crowd-w${n}`, amount: payout }))
    if (fate === 2)
      messages.push(
        rollback({ ...common, transactionId: `crowd-x${n}`, originalTransactionId: `crowd-b${n}` }),
      )
    const change = fate === 0 ? -amount : fate === 1 ? payout - amount : 0n
    expected.set(memberId, expected.get(memberId)! + change)
  }
  // A vendor repeats what was not answered OK; here everything is said again and again, shuffled, by two
  // processes.
  for (let time = 0; time < 3; time++) {
    const shuffled = messages
      .map((message) => ({ message, place: next(1_000_000) }))
      .sort((a, b) => a.place - b.place)
    await inTurns(shuffled.length, 60, (n) =>
      (n % 2 === 0 ? wallet.poster : other).post(shuffled[n]!.message),
    )
  }
  for (const message of messages) await wallet.poster.post(message)
  for (const [member, balance] of expected)
    expect({ member, balance: await main(member) }).toEqual({ member, balance })
  await other.close()
})

test('one id for two members at once, from two processes: one of them has it', async () => {
  const other = openPoster({ url: wallet.fresh.url })
  const members = await Promise.all(Array.from({ length: 40 }, (_, n) => seat(`twin-${n}`, 1_000n)))
  for (let n = 0; n < 20; n++) {
    const say = (poster: typeof other, memberId: string) =>
      poster.post(bet({ memberId, transactionId: `twin-${n}`, roundId: `twin-${n}` }))
    const answers = await Promise.all([say(wallet.poster, members[2 * n]!), say(other, members[2 * n + 1]!)])
    expect(answers.map((answer) => answer.status).sort()).toEqual(['DUPLICATE_TRANSACTION', 'OK'])
  }
  await other.close()
})

/** Runs `count` turns, at most `parallel` at a time, and answers what each gave. */
async function inTurns<Result>(
  count: number,
  parallel: number,
  turn: (n: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let at = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (at < count) {
        const n = at++
        results[n] = await turn(n)
      }
    }),
  )
  return results
}
