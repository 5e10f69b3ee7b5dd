/** What anybody may read of promotions before they sign in (docs/flows/promotions.md). */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { listOpenPromotionsSchemas } from '../../../contract/player/promotions/list-open-promotions.ts'
import type { readOpenPromotionSchemas } from '../../../contract/player/promotions/read-open-promotion.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { clock } from '../../../kernel/clock.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { openPromotion, stopPromotion, type PromotionChange } from '../../../tests/support/promotions.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../../../tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  // The house's own promotions are not what is looked at here.
  await stopAll()
})
afterEach(() => stopAll())
afterAll(() => server.close())

const stopAll = () =>
  server.process.database.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE state = 'LIVE'`),
  )
const open = (change: PromotionChange) =>
  server.process.database.transaction((tx) => openPromotion(tx, change))

/** What a process has told is two seconds old at most. */
const seen = async (language = 'th') => {
  await server.client().post('/api/dev/clock', { advance: 'PT3S' })
  return server
    .client({ 'accept-language': language })
    .get<ValueOf<typeof listOpenPromotionsSchemas>>('/api/wps/relay/MCS2_openPromotionList')
}
const idsSeen = async () => (await seen()).value.list.map(({ promotionId }) => promotionId)
const read = (promotionId: string) =>
  server
    .client()
    .get<ValueOf<typeof readOpenPromotionSchemas>>(`/api/wps/relay/MCS2_openPromotion/${promotionId}`)

test('what runs and what opens soon is shown in the order of the house, in the reader’s language', async () => {
  const later = await open({ kind: 'CASHBACK', position: 2, startsAt: new Date(clock.nowMs() + 3_600_000) })
  const first = await open({ kind: 'RELOAD', position: 1 })
  const { value } = await seen()
  expect(value.list.map(({ promotionId, state, name }) => ({ promotionId, state, name }))).toEqual([
    { promotionId: first, state: 'JOIN', name: 'โปรโมชั่น RELOAD' },
    { promotionId: later, state: 'COMING_SOON', name: 'โปรโมชั่น CASHBACK' },
  ])
  expect((await seen('en')).value.list[0]!.name).toBe('Promotion RELOAD')
})

test('the terms are told in full, with for whom it is and the cap of the day', async () => {
  const promotionId = await open({ kind: 'FIRST_DEPOSIT', audience: { neverDeposited: true } })
  expect(await idsSeen()).toEqual([promotionId])
  const { value } = await read(promotionId)
  expect(value.promotion).toMatchObject({ promotionId, kind: 'FIRST_DEPOSIT' })
  const names = value.story.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['who_new', 'day_cap', 'rg']))
  expect(value.story[0]).toEqual(value.promotion.headline)
})

test.each<[string, PromotionChange]>([
  ['is over', { kind: 'RELOAD', endsAt: new Date(clock.nowMs() - 60_000) }],
  ['is for invited members', { kind: 'RELOAD', audience: { memberIds: [demoMemberId(1)] } }],
  ['is for a line', { kind: 'RELOAD', audience: { lineOf: demoMemberId(1) } }],
  ['is for who was away', { kind: 'RELOAD', audience: { dormantDays: 30 } }],
  ['operators give', { kind: 'FREE_ROUNDS', arguments: { occasion: 'GRANT' } }],
  ['is a mission, which has a page of its own', { kind: 'MISSION' }],
])('what %s is shown to nobody who has not signed in', async (_what, change) => {
  const promotionId = await open(change)
  expect(await idsSeen()).toEqual([])
  expect((await read(promotionId)).code).toBe('PROMO_NOT_FOUND')
})

test('what has no place left is gone as well', async () => {
  const promotionId = await open({ kind: 'RELOAD', claimLimit: 1 })
  expect(await idsSeen()).toEqual([promotionId])
  await server.process.database.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET claim_count = 1 WHERE promotion_id = ${promotionId}`),
  )
  expect(await idsSeen()).toEqual([])
})

test('what an operator stops is gone within two seconds', async () => {
  const promotionId = await open({ kind: 'RELOAD' })
  expect(await idsSeen()).toEqual([promotionId])
  await server.process.database.transaction((tx) => stopPromotion(tx, promotionId))
  expect(await idsSeen()).toEqual([])
})
