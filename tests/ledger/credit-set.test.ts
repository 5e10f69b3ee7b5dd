/** Crediting many members at once (docs/flows/credit-set.md). */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  balancesOf,
  creditSet,
  expenseAccount,
  memberAccount,
  postTransaction,
  runAudit,
  type Credit,
  type CreditOrder,
} from '../../modules/wallet/index.ts'
import { rowsOf, sql } from '../../platform/postgres.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { MERCHANT, openWallet, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
})
afterAll(() => wallet.close())

const order = (credits: readonly Credit[], more: Partial<CreditOrder> = {}): CreditOrder => ({
  merchantId: MERCHANT,
  scope: 'rebate',
  kind: 'REBATE',
  code: 'REBATE',
  expense: 'rebate',
  credits,
  ...more,
})
const credit = (credits: readonly Credit[], more: Partial<CreditOrder> = {}) =>
  wallet.database.transaction((tx) => creditSet(tx, order(credits, more)))
const balances = (memberId: string) => balancesOf(wallet.database.kysely, memberId)
async function audit(): Promise<void> {
  await rollUpAll(wallet.database)
  for (const proof of await runAudit(wallet.database.kysely)) expect(proof).toMatchObject({ ok: true })
}

test('known keys credit nothing more, and a key with another content refuses the whole set', async () => {
  for (const memberId of ['a1', 'a2']) await wallet.member(memberId, { main: 100n, bonus: 20n })
  const first = await credit([{ memberId: 'a1', amount: 7n, key: 'a:1', reference: 'day 1' }])
  const both = await credit([
    { memberId: 'a1', amount: 7n, key: 'a:1', reference: 'day 1' },
    { memberId: 'a2', amount: 9n, key: 'a:2' },
  ])
  expect(both).toEqual([
    { txnId: first[0]!.txnId, isRepeat: true },
    { txnId: expect.any(String), isRepeat: false },
  ])
  await expect(
    credit([
      { memberId: 'a2', amount: 50n, key: 'a:3' },
      { memberId: 'a1', amount: 8n, key: 'a:1' },
    ]),
  ).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' })
  expect(await balances('a1')).toMatchObject({ main: 107n, bonus: 20n })
  expect(await balances('a2')).toMatchObject({ main: 109n, bonus: 20n })
  expect((await movesOf('a1')).at(-1)).toMatchObject({ amount: 7n, after: 107n, total: 127n, kind: 'REBATE' })
})

test('unknown members, other merchants, amounts of nothing and keys that stand twice leave nothing behind', async () => {
  await wallet.member('b1')
  for (const credits of [
    [{ memberId: 'b1', amount: 0n, key: 'b:1' }],
    [
      { memberId: 'b1', amount: 1n, key: 'b:1' },
      { memberId: 'b1', amount: 1n, key: 'b:1' },
    ],
    Array.from({ length: 1_001 }, (_, n) => ({ memberId: 'b1', amount: 1n, key: `b:${n}` })),
  ])
    await expect(credit(credits)).rejects.toThrow('a set has at most 1,000 credits')
  await expect(
    credit([
      { memberId: 'b1', amount: 1n, key: 'b:1' },
      { memberId: 'nobody', amount: 1n, key: 'b:2' },
    ]),
  ).rejects.toThrow('members of one merchant')
  await expect(
    credit([{ memberId: 'b1', amount: 1n, key: 'b:1' }], { merchantId: 'another' }),
  ).rejects.toThrow()
  expect(await balances('b1')).toMatchObject({ main: 0n })
})

test('by set and one by one, balances and the ledger are the same', async () => {
  let runs = 0
  const given = fc.record({
    member: fc.nat(3),
    amount: fc.bigInt({ min: 1n, max: 5_000n }),
    key: fc.nat(30),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uniqueArray(given, { minLength: 1, maxLength: 10, selector: ({ key }) => key }), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.constantFrom('main' as const, 'bonus' as const, 'points' as const),
      fc.bigInt({ min: 0n, max: 100n }),
      async (sets, purpose, main) => {
        const run = `p${++runs}`
        for (const way of ['set', 'one'])
          for (let n = 0; n < 4; n++) await wallet.member(`${run}-${way}-${n}`, { main })
        const contents = new Map<number, (typeof sets)[number][number]>()
        for (const set of sets) {
          // A key keeps the content that it was first given with.
          const credits = set.map((one) => {
            if (!contents.has(one.key)) contents.set(one.key, one)
            return contents.get(one.key)!
          })
          const named = (way: string) =>
            credits.map(({ member, amount, key }) => ({
              memberId: `${run}-${way}-${member}`,
              amount,
              key: `${run}:${way}:${key}`,
            }))
          // Twice at the same moment: once each.
          const [first, second] = await Promise.all(
            [0, 1].map(() => credit(named('set'), { purpose, scope: `s-${purpose}` })),
          )
          const posted = []
          for (const { memberId, amount, key } of named('one'))
            posted.push(
              await wallet.database.transaction((tx) =>
                postTransaction(tx, {
                  scope: `s-${purpose}`,
                  key,
                  kind: 'REBATE',
                  currency: purpose === 'points' ? 'POINT' : 'REAL',
                  entries: [
                    {
                      from: expenseAccount(MERCHANT, 'rebate'),
                      to: memberAccount(memberId, purpose),
                      amount,
                      code: 'REBATE',
                    },
                  ],
                }),
              ),
            )
          expect(first!.map(({ isRepeat }, n) => isRepeat && second![n]!.isRepeat)).toEqual(
            posted.map(({ isRepeat }) => isRepeat),
          )
        }
        for (let n = 0; n < 4; n++) {
          const [set, one] = [await balances(`${run}-set-${n}`), await balances(`${run}-one-${n}`)]
          expect({ ...set, version: 0n }).toEqual({ ...one, version: 0n })
          expect(await movesOf(`${run}-set-${n}`)).toEqual(await movesOf(`${run}-one-${n}`))
        }
      },
    ),
    { numRuns: 15 },
  )
  await audit()
})

test('a key that was credited one by one is known to the set, and the other way round', async () => {
  await wallet.member('c1')
  const one = { memberId: 'c1', amount: 30n, key: 'c:1' }
  const posted = await wallet.database.transaction((tx) =>
    postTransaction(tx, {
      scope: 'rebate',
      key: one.key,
      kind: 'REBATE',
      currency: 'REAL',
      entries: [
        { from: expenseAccount(MERCHANT, 'rebate'), to: memberAccount('c1'), amount: 30n, code: 'REBATE' },
      ],
    }),
  )
  expect(await credit([one])).toEqual([{ txnId: posted.txnId, isRepeat: true }])
  expect(await balances('c1')).toMatchObject({ main: 30n })
})

/** A member's movements in order, without their ids. */
const movesOf = (memberId: string) =>
  rowsOf(
    wallet.database.kysely,
    sql<{
      amount: bigint
      code: number
      side: number
      after: bigint | null
      total: bigint | null
      kind: string
      currency: string
    }>`
    SELECT t.amount, t.code, t.guarded_side AS side, t.guarded_balance_after AS after, t.member_balance_after AS total, x.kind, x.currency
    FROM wallet.owner o JOIN wallet.transfer t ON t.credit_account >> 16 = o.owner_no AND t.shard = o.shard
    JOIN wallet.txn x ON x.txn_id = t.txn_id AND x.shard = t.shard
    WHERE o.owner_id = ${memberId} ORDER BY t.id`,
  )
