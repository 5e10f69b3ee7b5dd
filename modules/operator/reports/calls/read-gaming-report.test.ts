import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportGamingReport } from '../../../../contract/operator/reports/export-gaming-report.ts'
import { readGamingReport } from '../../../../contract/operator/reports/read-gaming-report.ts'
import { readLiabilities } from '../../../../contract/operator/reports/read-liabilities.ts'
import { addDays, businessDate } from '../../../../kernel/calendar.ts'
import { clock } from '../../../../kernel/clock.ts'
import { oneOf, sql } from '../../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../../tests/support/ledger-marks.ts'
import {
  adjustmentAccount,
  expenseAccount,
  feeAccount,
  memberAccount,
  postTransaction,
  type TransferCode,
} from '../../../wallet/index.ts'

let house: CashierHouse
let staff: Caller
const today = () => businessDate(clock.now(), 'Asia/Bangkok')
beforeAll(async () => {
  house = await openCashierHouse()
  staff = await house.operator('finance', ['reports.read'])
  const member = await house.player(10)
  await house.play(member.id, 10_000n, 25_000n)
  await house.play(member.id, 50_000n, 0n, 'LIVE')
  await house.bet(member.id, 'open', 700n)
  const give = (
    code: TransferCode,
    from: ReturnType<typeof memberAccount>,
    to: ReturnType<typeof memberAccount>,
    amount: bigint,
  ) =>
    house.transaction((tx) =>
      postTransaction(tx, {
        scope: 'report-test',
        key: code,
        kind: code,
        currency: 'THB',
        entries: [{ from, to, amount, code }],
      }),
    )
  await give('BONUS', expenseAccount('demo', 'bonus'), memberAccount(member.id, 'bonus'), 1_000n)
  await give('REBATE', expenseAccount('demo', 'rebate'), memberAccount(member.id), 200n)
  await give('COMMISSION', expenseAccount('demo', 'agents'), memberAccount(member.id), 30n)
  await give('ADJUSTMENT', adjustmentAccount('demo'), memberAccount(member.id), 4n)
  await give('FEE', memberAccount(member.id), feeAccount('demo'), 5n)
  await rollUpAll(house.server.process.database)
})
afterAll(async () => {
  await house.audit()
  await house.close()
})

test('revenue by day: gross from play, net of what the house gave and plus what it took; the file has the same', async () => {
  const { value } = await staff.call(readGamingReport, { query: { from: today(), to: today() } })
  const figures = {
    stakes: 60_700,
    payouts: 25_000,
    ggr: 35_700,
    bonuses: 1_000,
    rebates: 200,
    commissions: 30,
    adjustments: 4,
    fees: 5,
    ngr: 35_700 - 1_000 - 200 - 30 - 4 + 5,
  }
  expect(value).toMatchObject({ days: [{ date: today(), ...figures }], total: figures })
  expect(value.rows).toEqual([
    { date: today(), vendor: 'TESTVENDOR', product: 'LIVE', stakes: 50_000, payouts: 0, ggr: 50_000 },
    { date: today(), vendor: 'TESTVENDOR', product: 'RNG', stakes: 10_700, payouts: 25_000, ggr: -14_300 },
  ])
  // The same from the postings themselves.
  const { made } = await oneOf(
    house.server.process.database.kysely,
    sql<{ made: bigint }>`
    SELECT sum(p.amount_minor)::bigint AS made FROM audit.postings p JOIN audit.accounts a ON a.account_id = p.account_id WHERE a.owner_kind = 'house' AND a.purpose LIKE 'house:%' AND a.currency = 'THB'`,
  )
  expect(BigInt(value.total.ggr)).toBe(made)
  const yesterday = addDays(today(), -1)
  expect(
    (await staff.call(readGamingReport, { query: { from: yesterday, to: yesterday } })).value,
  ).toMatchObject({ days: [], rows: [], total: { ggr: 0, ngr: 0 } })
  const file = await fetch(
    `${house.server.origin}${exportGamingReport.path}?part=DAYS&format=CSV&from=${today()}&to=${today()}`,
    { headers: { authorization: `Bearer ${staff.token}`, 'accept-language': 'en' } },
  )
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="revenue-${today()}-${today()}.csv"`,
  )
  expect((parse(await file.text(), { bom: true }) as string[][])[1]).toEqual([
    today(),
    '607.00',
    '250.00',
    '357.00',
    '10.00',
    '2.00',
    '0.30',
    '0.04',
    '0.05',
    '344.71',
  ])
})

test('what the house owes is what its members hold, and only operators with the ability see it', async () => {
  const { value } = await staff.call(readLiabilities)
  const { held } = await oneOf(
    house.server.process.database.kysely,
    sql<{ held: bigint }>`
    SELECT sum(balance_minor)::bigint AS held FROM audit.accounts WHERE owner_kind IN ('member', 'agent') AND currency = 'THB' AND NOT may_be_negative`,
  )
  expect(BigInt(value.mainAmount + value.bonusAmount + value.holdAmount + value.pocketsAmount)).toBe(held)
  expect(value.totalAmount).toBe(Number(held) + value.jackpotAmount)
  expect(value).toMatchObject({
    bonusAmount: 1_000,
    openWithdrawals: { count: 0, amount: 0 },
    receivableAmount: 0,
  })
  const blind = await house.operator('support', ['members.read'])
  for (const call of [readLiabilities, readGamingReport])
    expect((await blind.call(call as typeof readLiabilities)).code).toBe('COMMON_FORBIDDEN')
  expect((await staff.call(readGamingReport, { query: { from: '2026-01-01', to: '2026-12-31' } })).code).toBe(
    'REQUEST_INVALID',
  )
})
