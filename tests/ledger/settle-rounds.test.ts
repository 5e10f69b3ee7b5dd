/** Closing and paying a round of many members by set (docs/flows/settle-rounds.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleRoundInChunks } from '../../modules/wallet/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { audit, balances, place, resultOf, roundOf, settle } from './settlement.ts'
import { openWallet, rollback, win, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
})
afterAll(() => wallet.close())

const statedOf = async (memberId: string, roundId: string) =>
  (
    await rowsOf(
      wallet.database.kysely,
      sql<{ amount: bigint; bonus_amount: bigint; version: number; is_closing: boolean | null }>`
      SELECT v.amount, v.bonus_amount, v.version, v.txn_id = r.closing_txn_id AS is_closing FROM wallet.round_valid v
      JOIN wallet.round r ON r.round_no = v.round_no AND r.shard = v.shard
      JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
      WHERE o.owner_id = ${memberId} AND r.round_id = ${roundId}`,
    )
  )[0]

test('winners and losers are closed, paid and stated, and the same again changes nothing', async () => {
  for (const memberId of ['a1', 'a2']) {
    await wallet.member(memberId, { main: 1_000n })
    await place(wallet, memberId, 'a', 100n)
  }
  const results = [resultOf('a1', 250n, 100n), resultOf('a2', 0n, 100n), resultOf('nobody', 5n)]
  expect(await settle(wallet, 'a', 1, results)).toEqual(['SETTLED', 'SETTLED', 'BET_NOT_FOUND'])
  expect((await balances(wallet, 'a1')).main).toBe(1_150n)
  expect((await balances(wallet, 'a2')).main).toBe(900n)
  for (const memberId of ['a1', 'a2']) {
    expect(await roundOf(wallet, memberId, 'a')).toMatchObject({ state: 1, win_count: 1 })
    expect(await statedOf(memberId, 'a')).toEqual({
      amount: 100n,
      bonus_amount: 50n,
      version: 1,
      is_closing: true,
    })
  }
  expect(await settle(wallet, 'a', 1, results)).toEqual(['REPEAT', 'REPEAT', 'BET_NOT_FOUND'])
  expect((await balances(wallet, 'a1')).main).toBe(1_150n)
  expect(await place(wallet, 'a1', 'a', 7n)).toBe('ROUND_CLOSED')
  await audit(wallet)
})

test('a repeat with another result is refused, and nothing of its chunk is done', async () => {
  for (const memberId of ['b1', 'b2']) {
    await wallet.member(memberId, { main: 1_000n })
    await place(wallet, memberId, 'b', 100n)
  }
  await settle(wallet, 'b', 1, [resultOf('b1', 0n)])
  await expect(settle(wallet, 'b', 1, [resultOf('b2', 500n), resultOf('b1', 500n)])).rejects.toMatchObject({
    code: 'REQUEST_KEY_REUSED',
  })
  await expect(settle(wallet, 'b', 1, [resultOf('b2', 0n), resultOf('b1', 0n, 11n)])).rejects.toMatchObject({
    code: 'REQUEST_KEY_REUSED',
  })
  expect((await balances(wallet, 'b2')).main).toBe(900n)
  expect(await roundOf(wallet, 'b2', 'b')).toMatchObject({ state: 0 })
})

test('cancelled rounds and rounds that somebody else closed are left alone, and old versions change nothing', async () => {
  for (const memberId of ['c1', 'c2', 'c3']) {
    await wallet.member(memberId, { main: 1_000n })
    await place(wallet, memberId, 'c', 100n)
  }
  await wallet.poster.post(
    rollback({ transactionId: 'c1:back', memberId: 'c1', roundId: 'c', originalTransactionId: 'c:c1:100' }),
  )
  await wallet.poster.post(win({ transactionId: 'c2:win', memberId: 'c2', roundId: 'c', amount: 30n }))
  const results = ['c1', 'c2', 'c3'].map((memberId) => resultOf(memberId, 200n))
  expect(await settle(wallet, 'c', 3, results)).toEqual(['ROUND_CLOSED', 'ROUND_CLOSED', 'SETTLED'])
  expect(await settle(wallet, 'c', 2, results)).toEqual(['ROUND_CLOSED', 'ROUND_CLOSED', 'OUTDATED'])
  expect(await Promise.all(['c1', 'c2', 'c3'].map(async (id) => (await balances(wallet, id)).main))).toEqual([
    1_000n,
    930n,
    1_100n,
  ])
  await audit(wallet)
})

test('a chunk that cannot be is refused by its name, and leaves nothing', async () => {
  await wallet.member('d1', { main: 1_000n })
  await place(wallet, 'd1', 'd', 100n)
  for (const [version, results] of [
    [0, [resultOf('d1', 1n)]],
    [1, [resultOf('d1', -1n)]],
    [1, Array.from({ length: 4_001 }, (_, n) => resultOf(`x${n}`, 1n))],
  ] as const)
    await expect(settle(wallet, 'd', version, results)).rejects.toThrow('a chunk has at most 4,000 members')
  await expect(settle(wallet, 'd', 1, [resultOf('d1', 1n), resultOf('d1', 2n)])).rejects.toThrow(
    'stands once',
  )
  expect((await balances(wallet, 'd1')).main).toBe(900n)
})

test('a corrected result takes back and pays in one transaction, and what is gone is owed', async () => {
  for (const memberId of ['e1', 'e2', 'e3']) {
    await wallet.member(memberId, { main: 100n })
    await place(wallet, memberId, 'e', 100n)
  }
  await settle(wallet, 'e', 1, [resultOf('e1', 500n), resultOf('e2', 0n), resultOf('e3', 500n)])
  await place(wallet, 'e1', 'spent', 450n)
  await settle(wallet, 'e', 2, [resultOf('e1', 0n), resultOf('e2', 900n), resultOf('e3', 700n)])
  expect(await balances(wallet, 'e1')).toMatchObject({ main: 0n, receivable: 450n })
  expect(await balances(wallet, 'e2')).toMatchObject({ main: 900n, receivable: 0n })
  expect(await balances(wallet, 'e3')).toMatchObject({ main: 700n, receivable: 0n })
  // What the next version pays covers what it takes back before it is spendable.
  await place(wallet, 'e2', 'spent', 900n)
  await settle(wallet, 'e', 3, [resultOf('e1', 0n), resultOf('e2', 880n), resultOf('e3', 0n)])
  expect(await balances(wallet, 'e2')).toMatchObject({ main: 0n, receivable: 20n })
  expect(await balances(wallet, 'e3')).toMatchObject({ main: 0n, receivable: 0n })
  const codes = await rowsOf(
    wallet.database.kysely,
    sql<{ idem_key: string; kind: string; reverses: bigint | null; codes: number[] }>`
    SELECT a.idem_key, a.kind, (SELECT b.txn_id FROM audit.txns b WHERE b.txn_id = a.reverses_txn_id) AS reverses,
           array_agg(t.code ORDER BY t.id) AS codes
    FROM audit.txns a JOIN wallet.transfer t ON t.txn_id = a.txn_id
    JOIN wallet.owner o ON o.owner_id = 'e2' AND (t.credit_account >> 16 = o.owner_no OR t.debit_account >> 16 = o.owner_no)
    WHERE a.scope = 'settle:A' AND a.round_id = 'e' GROUP BY 1, 2, 3, a.txn_id ORDER BY a.txn_id`,
  )
  expect(
    codes.map(({ idem_key: key, kind, reverses, codes: of }) => [
      key.split(':')[1],
      kind,
      reverses !== null,
      of,
    ]),
  ).toEqual([
    ['v2', 'RESETTLE', false, [6]],
    ['v3', 'RESETTLE', true, [6, 6, 60]],
  ])
  await audit(wallet)
})

test('cut off between chunks and within one, the settlement goes on where it was', async () => {
  const members = Array.from({ length: 30 }, (_, n) => `f${n}`)
  for (const memberId of members) {
    await wallet.member(memberId, { main: 100n })
    await place(wallet, memberId, 'f', 100n)
  }
  const order = {
    vendor: 'A',
    roundId: 'f',
    version: 1,
    results: members.map((memberId, n) => resultOf(memberId, n % 3 === 0 ? 300n : 0n)),
  }
  let [chunks, settled] = [0, 0]
  const cut = {
    ...wallet.database,
    transaction: (async (work) => {
      const result = await wallet.database.transaction(async (tx) => {
        const worked = await work(tx)
        if (++chunks === 3) throw new Error('cut off')
        return worked
      })
      settled += (result as unknown[]).length
      return result
    }) as typeof wallet.database.transaction,
  }
  await expect(settleRoundInChunks(cut, order, 7)).rejects.toThrow('cut off')
  expect(settled).toBeGreaterThanOrEqual(14)
  expect(settled).toBeLessThan(30)
  expect(await settleRoundInChunks(wallet.database, order, 7)).toMatchObject({
    REPEAT: settled,
    SETTLED: 30 - settled,
  })
  expect(await settleRoundInChunks(wallet.database, order, 4)).toMatchObject({ REPEAT: 30, SETTLED: 0 })
  for (const [n, memberId] of members.entries())
    expect((await balances(wallet, memberId)).main).toBe(n % 3 === 0 ? 300n : 0n)
  await audit(wallet)
})

test('beside running bets of the same members every satang is in its place', async () => {
  const members = Array.from({ length: 12 }, (_, n) => `g${n}`)
  for (const memberId of members) {
    await wallet.member(memberId, { main: 10_000n })
    for (const round of ['g1', 'g2', 'g3']) await place(wallet, memberId, round, 100n)
  }
  const playing = members.flatMap((memberId) =>
    Array.from({ length: 20 }, (_, n) => place(wallet, memberId, `g-play-${n}`, 10n)),
  )
  const settling = ['g1', 'g2', 'g3'].flatMap((roundId) =>
    [1, 2].map((version) =>
      settleRoundInChunks(
        wallet.database,
        {
          vendor: 'A',
          roundId,
          version,
          results: members.map((memberId) => resultOf(memberId, 100n * BigInt(version))),
        },
        5,
      ),
    ),
  )
  await Promise.all([...playing, ...settling])
  for (const memberId of members)
    expect(await balances(wallet, memberId)).toMatchObject({
      main: 10_000n - 300n - 200n + 600n,
      receivable: 0n,
    })
  await audit(wallet)
})
