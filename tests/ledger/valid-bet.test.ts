/** The rule of modules/wagering/rules/valid-bet.ts and the ledger's SQL say the same of every round. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countedBetOf, type CountedBet } from '../../modules/wagering/rules/valid-bet.ts'
import { rowsOf, run, sql } from '../../platform/postgres.ts'
import { openWallet, type Wallet } from './support.ts'

let wallet: Wallet
beforeAll(async () => {
  wallet = await openWallet()
})
afterAll(() => wallet.close())

const STATES = ['OPEN', 'CLOSED', 'CANCELLED'] as const
const PRODUCTS = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'VN',
  'SEA',
]

const amount = fc.oneof(fc.bigInt(0n, 6n), fc.bigInt(0n, 10n ** 13n))
const stated = fc.record({
  version: fc.nat(3),
  amount,
  bonusAmount: amount,
  depositAmount: fc.option(amount),
})
const rounds = fc.array(
  fc.record({
    product: fc.constantFrom(...PRODUCTS, 'NEW'),
    state: fc.constantFrom(...STATES),
    stake: amount,
    win: amount,
    isPush: fc.boolean(),
    stated: fc.option(stated),
  }),
  { minLength: 40, maxLength: 80, size: 'max' },
)

let last = 0
test('whatever a round came to, and whatever was stated for it', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (list) => {
      const cases = list.map(({ isPush, ...round }) => ({
        ...round,
        win: isPush ? round.stake : round.win,
        roundNo: ++last,
      }))
      const json = JSON.stringify(cases, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      )
      await run(
        wallet.database.kysely,
        sql`
        INSERT INTO wallet.round_valid (round_no, txn_id, owner_no, amount, bonus_amount, deposit_amount, version, shard)
        SELECT c."roundNo", c."roundNo", 1, s.amount, s."bonusAmount", s."depositAmount", s.version, 0
        FROM jsonb_to_recordset(${json}::jsonb) AS c("roundNo" bigint, stated jsonb)
        CROSS JOIN LATERAL jsonb_to_record(nullif(c.stated, 'null')) AS s(version int, amount bigint, "bonusAmount" bigint, "depositAmount" bigint)
        WHERE c.stated <> 'null'`,
      )
      const rows = await rowsOf(
        wallet.database.kysely,
        sql<CountedBet & { known: bigint }>`
        SELECT w.valid, w.bonus_valid AS "bonusValid", w.deposit_valid AS "depositValid",
               wallet.valid_bet(c.product, s.state, c.stake, c.win, c."roundNo", 0::smallint) AS known
        FROM jsonb_to_recordset(${json}::jsonb) AS c("roundNo" bigint, product text, state text, stake bigint, win bigint)
        CROSS JOIN LATERAL (SELECT (array_position(${[...STATES]}::text[], c.state) - 1)::smallint AS state) AS s
        LEFT JOIN wallet.round_valid v ON v.round_no = c."roundNo"
        CROSS JOIN LATERAL wallet.counted_bet(
          c.product, s.state, c.stake, c.win, v.version, v.amount, v.bonus_amount, v.deposit_amount) AS w
        ORDER BY c."roundNo"`,
      )
      expect(rows).toEqual(
        cases.map(({ stated, ...round }) => {
          const counted = countedBetOf(round, stated ?? undefined)
          return { ...counted, known: counted.valid }
        }),
      )
    }),
    { numRuns: 20 },
  )
})

test.each([
  [
    'a result that counts nothing',
    { version: 1, amount: 0n, bonusAmount: 0n, depositAmount: null },
    [0n, 0n, 0n],
  ],
  [
    'low odds fill no bonus',
    { version: 1, amount: 100n, bonusAmount: 0n, depositAmount: null },
    [100n, 0n, 100n],
  ],
  [
    'a ticket that is irrevocable',
    { version: 0, amount: 0n, bonusAmount: 0n, depositAmount: 100n },
    [500n, 500n, 100n],
  ],
] as const)(
  '%s: what is stated comes before the rule by product',
  (_, statement, [valid, bonus, deposit]) => {
    const round = { product: 'RNG', state: 'CLOSED', stake: 500n, win: 0n } as const
    expect(countedBetOf(round, statement)).toEqual({ valid, bonusValid: bonus, depositValid: deposit })
  },
)

test('before its round is closed a ticket counts for deposits alone, and after it is cancelled for nothing', () => {
  const ticket = { product: 'LOTT', stake: 500n, win: 0n }
  const statement = { version: 0, amount: 0n, bonusAmount: 0n, depositAmount: 500n }
  expect(countedBetOf({ ...ticket, state: 'OPEN' }, statement)).toEqual({
    valid: 0n,
    bonusValid: 0n,
    depositValid: 500n,
  })
  expect(countedBetOf({ ...ticket, state: 'CANCELLED' }, statement)).toEqual({
    valid: 0n,
    bonusValid: 0n,
    depositValid: 0n,
  })
})
