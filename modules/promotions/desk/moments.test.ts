/** Moments of draws: within the time of their promotion, and not passed when it is started. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAllPromotions } from '../../../contract/operator/promotions/list-all-promotions.ts'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { writePromotion } from '../../../contract/operator/promotions/write-promotion.ts'
import { clock } from '../../../kernel/clock.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../../tests/support/cashier.ts'
import { openPromotion } from '../../../tests/support/promotions.ts'

let house: CashierHouse
let editor: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  editor = await house.operator('finance', ['promotions.view', 'promotions.edit'])
})
afterAll(() => house.close())

const hours = (count: number) =>
  new Date(Math.floor(clock.nowMs() / 1_000) * 1_000 + count * 3_600_000).toISOString()
const audience = {
  vipFrom: null,
  vipTo: null,
  neverDeposited: false,
  dormantDays: null,
  lineOf: '',
  tags: [],
  usernames: [],
}
/** Open from an hour ago for two days. */
const write = (kind: 'RAFFLE' | 'RED_ENVELOPE', values: object, change: object = {}) =>
  editor.call(writePromotion, {
    body: {
      kind,
      names: { th: 'สุ่ม', en: 'Draw' },
      texts: { th: '', en: '' },
      imageUrl: '',
      arguments: values,
      audience,
      startsAt: hours(-1),
      endsAt: hours(48),
      budgetAmount: null,
      claimLimit: null,
      mayReapply: false,
      ...change,
    },
  })
const start = (promotionId: string) =>
  editor.call(startPromotion, { params: { promotionId }, body: { version: 1 } })
const faultsOf = ({ value }: { value: unknown }) =>
  (value as { fields: { field: string; rule: string }[] }).fields.map(({ field, rule }) => [field, rule])

test.each([
  ['a rain before its promotion begins', 'RED_ENVELOPE', { opensAt: -2 }],
  ['a rain at the end of its promotion', 'RED_ENVELOPE', { opensAt: 48 }],
  ['a raffle before the first ticket can be given', 'RAFFLE', { drawAt: -1 }],
] as const)('%s is refused at its moment, and nothing is written', async (_name, kind, moment) => {
  const [name, at] = Object.entries(moment)[0]!
  const refused = await write(kind, { [name]: hours(at) })
  expect([refused.code, faultsOf(refused)]).toEqual([
    'REQUEST_INVALID',
    [[`arguments.${name}`, 'argumentTime']],
  ])
})

test('a rain that would go on after the end of its promotion is refused at its minutes', async () => {
  const opensAt = hours(47.5)
  const refused = await write('RED_ENVELOPE', { opensAt, minutes: 31 })
  expect([refused.code, faultsOf(refused)]).toEqual([
    'REQUEST_INVALID',
    [['arguments.minutes', 'argumentTime']],
  ])
  expect((await write('RED_ENVELOPE', { opensAt, minutes: 30 })).status).toBe(200)
})

test.each([
  ['a rain without an end', 'RED_ENVELOPE', { opensAt: 500 }, { endsAt: null }],
  ['a raffle that is drawn after its tickets end', 'RAFFLE', { drawAt: 60 }, {}],
] as const)('%s may be written and started', async (_name, kind, moment, change) => {
  const [name, at] = Object.entries(moment)[0]!
  const { value } = await write(kind, { [name]: hours(at) }, change)
  expect((await start(value.promotionId)).status).toBe(200)
})

test.each([
  ['RED_ENVELOPE', 'opensAt'],
  ['RAFFLE', 'drawAt'],
] as const)('%s: a draft whose moment has passed meanwhile is not started', async (kind, name) => {
  const { value } = await write(kind, { [name]: hours(1) })
  await house.advance('PT2H')
  const refused = await start(value.promotionId)
  expect([refused.code, faultsOf(refused)]).toEqual([
    'REQUEST_INVALID',
    [[`arguments.${name}`, 'argumentPast']],
  ])
})

test.each([
  ['RAFFLE', 'raffle'],
  ['RED_ENVELOPE', 'rain'],
  ['RELOAD', null],
] as const)('the list says what becomes of a stopped %s, by the word of its kind', async (kind, stopWord) => {
  if (kind === 'RELOAD') await house.transaction((tx) => openPromotion(tx, { kind }))
  else await write(kind, kind === 'RAFFLE' ? { drawAt: hours(48) } : { opensAt: hours(24) })
  const { list } = (await editor.call(listAllPromotions, { query: { kind, pageSize: 1 } })).value
  expect(list).toMatchObject([{ kind, stopWord }])
})
