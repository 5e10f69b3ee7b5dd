/** What promotions may cost, and what of a draw stays, at the operators' desk. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePromotion } from '../../../contract/operator/promotions/change-promotion.ts'
import { readPromotionDraft } from '../../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { writePromotion } from '../../../contract/operator/promotions/write-promotion.ts'
import { seedPromotions } from '../../../db/seeds/promotions.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { edgesOf } from '../../../kernel/agents/economy-guard.ts'
import { clock } from '../../../kernel/clock.ts'
import { tooCostly } from '../../../kernel/promotions/cost.ts'
import { rowsOf, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import type { PromotionKindCode } from '../../../contract/shared/promotion-words.ts'
import { economySettings } from '../../identity/settings/economy.ts'
import { economyOf } from '../../identity/index.ts'
import { setSetting } from '../../system/index.ts'
import { promotionSettings } from '../settings.ts'
import { judgeArguments } from './rules/draft.ts'

let house: CashierHouse
let editor: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  editor = await house.operator('finance', ['promotions.view', 'promotions.edit'])
})
afterAll(() => house.close())

const HOUR = 3_600_000
const hours = (count: number) =>
  new Date(Math.floor(clock.nowMs() / 1_000) * 1_000 + count * HOUR).toISOString()
const draft = (change: object = {}) => ({
  names: { th: 'โบนัส', en: 'Bonus' },
  texts: { th: '', en: '' },
  imageUrl: '',
  arguments: {},
  audience: {
    vipFrom: null,
    vipTo: null,
    neverDeposited: false,
    dormantDays: null,
    lineOf: '',
    tags: [],
    usernames: [],
  },
  startsAt: hours(-1),
  endsAt: hours(48),
  budgetAmount: null,
  claimLimit: null,
  mayReapply: true,
  ...change,
})
const write = (kind: PromotionKindCode, change: object = {}) =>
  editor.call(writePromotion, { body: { kind, ...draft(change) } })
const start = (promotionId: string, version = 1) =>
  editor.call(startPromotion, { params: { promotionId }, body: { version } })
const change = (promotionId: string, version: number, changed: object) =>
  editor.call(changePromotion, { params: { promotionId }, body: { ...draft(changed), version } })
const faultsOf = (reply: { value: unknown }) =>
  (reply.value as { fields: { field: string; rule: string; message: string }[] }).fields
const guard = (isOn: boolean) =>
  house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, economySettings.isGuarded, isOn))

test('every promotion of the demo costs no more than it may', async () => {
  await house.transaction((tx) => seedPromotions(tx, DEMO_MERCHANT))
  const { kysely } = house.server.process.database
  const edges = edgesOf(await economyOf(kysely, DEMO_MERCHANT))
  const rows = await rowsOf(
    kysely,
    sql<{ kind: PromotionKindCode; values: Record<string, unknown> }>`
    SELECT kind, arguments AS values FROM promotions.promotion`,
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { kind, values } of rows)
    expect(
      tooCostly(kind, judgeArguments(kind, values).values, edges),
      JSON.stringify({ kind, values }),
    ).toEqual([])
})

test('a bonus that its play does not pay for is refused at its turnover with the figures', async () => {
  const refused = await write('RELOAD', { arguments: { percent: 200_000 } })
  expect(refused.code).toBe('REQUEST_INVALID')
  expect(faultsOf(refused)).toEqual([
    {
      field: 'arguments.times',
      rule: 'promotionCost',
      message:
        'This costs up to ฿500.00, and the play behind it earns ฿318.00 where it earns least (Cockfight): at most 100% of that may be given',
    },
  ])
  const [loss] = faultsOf(await write('CASHBACK', { arguments: { percent: 200_000 } }))
  expect(loss).toMatchObject({ field: 'arguments.percent', rule: 'promotionCostLoss' })
  expect(loss!.message).toMatch(/gives back up to ฿10,000.00 for a loss .* lose ฿16,666.66: at most 40%/)
})

test('with the guard off it is kept, and on again it is neither started nor changed to the same', async () => {
  await guard(false)
  const { promotionId } = (await write('RELOAD', { arguments: { percent: 200_000 } })).value
  await guard(true)
  const started = await start(promotionId)
  expect([started.code, faultsOf(started).map(({ field }) => field)]).toEqual([
    'REQUEST_INVALID',
    ['arguments.times'],
  ])
  expect((await change(promotionId, 1, { arguments: { percent: 200_000 } })).code).toBe('REQUEST_INVALID')
  expect((await change(promotionId, 1, { arguments: { percent: 100_000 } })).status).toBe(200)
  expect((await start(promotionId, 2)).status).toBe(200)
})

test.each([
  ['RELOAD', {}, 'maxAmount'],
  ['CASHBACK', {}, 'maxAmount'],
  ['RESCUE', {}, 'maxAmount'],
  ['CHECK_IN', {}, 'amounts'],
  ['MISSION', {}, 'rewardAmount'],
  ['LEADERBOARD', {}, 'prizes'],
  ['RAFFLE', { drawAt: hours(24) }, 'prizes'],
  ['RED_ENVELOPE', { opensAt: hours(24), pool: 500_000, count: 10 }, 'pool'],
  ['REFERRAL', { friendReward: 500 }, 'referrerReward'],
] as const)(
  '%s that would give more at once than a day may give is refused at its value, and not started either',
  async (kind, values, argument) => {
    const cap = (amount: bigint) =>
      house.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, amount))
    const { promotionId } = (await write(kind, { arguments: values })).value
    await cap(1_000n)
    const field = `arguments.${argument}`
    const refused = await write(kind, { arguments: values })
    const fault = faultsOf(refused).find((one) => one.field === field)
    expect(fault).toMatchObject({ rule: 'aboveDayCap' })
    expect(fault!.message).toContain('฿10.00')
    const started = await start(promotionId)
    expect(faultsOf(started).map((one) => [one.field, one.rule])).toContainEqual([field, 'aboveDayCap'])
    await cap(2_000_000n)
    expect((await start(promotionId)).status).toBe(200)
  },
)

test.each([
  ['RAFFLE', { drawAt: 24 }, { perDeposit: 60_000 }, 'arguments.perDeposit'],
  ['RED_ENVELOPE', { opensAt: 24 }, { pool: 400_000 }, 'arguments.pool'],
] as const)(
  '%s: once started its values and its end stay, its words may change',
  async (kind, moment, other, field) => {
    const [name, after] = Object.entries(moment)[0]!
    const values = { [name]: hours(after) }
    const { promotionId } = (await write(kind, { arguments: values })).value
    expect((await change(promotionId, 1, { arguments: { ...values, ...other } })).status).toBe(200)
    expect((await change(promotionId, 2, { arguments: values })).status).toBe(200)
    expect((await start(promotionId, 3)).status).toBe(200)
    const read = async () => (await editor.call(readPromotionDraft, { params: { promotionId } })).value
    const { hasDraw, version, startsAt, endsAt } = await read()
    expect(hasDraw).toBe(true)
    const same = { startsAt, endsAt, arguments: values }
    const refused = await change(promotionId, version, { ...same, arguments: { ...values, ...other } })
    expect(faultsOf(refused).map((fault) => [fault.field, fault.rule])).toEqual([[field, 'drawFixed']])
    const later = await change(promotionId, version, { ...same, endsAt: hours(72) })
    expect(faultsOf(later).map((fault) => fault.field)).toEqual(['endsAt'])
    const names = { th: 'ชื่อใหม่', en: 'Another name' }
    expect((await change(promotionId, version, { ...same, names })).status).toBe(200)
  },
)
