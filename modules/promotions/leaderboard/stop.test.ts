/** Boards that an operator stops in the middle of a period (docs/flows/leaderboard.md). */
import { expect, test } from 'vitest'
import type { BoardPrizes } from '../../../contract/operator/promotions/desk-words.ts'
import { readPromotionDraft } from '../../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { stopPromotion } from '../../../contract/operator/promotions/stop-promotion.ts'
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { boardMerchant, setUpBoardHouse } from '../../../tests/support/boards.ts'
import { openPromotion } from '../../../tests/support/promotions.ts'

const house = setUpBoardHouse(3)
const { play, boardOf, main, close } = house

async function nextDay(): Promise<string> {
  const day = await house.nextDay()
  await house.follow()
  return day
}
const stop = (prizes?: BoardPrizes, promotionId = house.promotionId) =>
  house.desk.call(stopPromotion, { params: { promotionId }, body: prizes ? { prizes } : {} })
const draft = async () =>
  (await house.desk.call(readPromotionDraft, { params: { promotionId: house.promotionId } })).value
const start = async () =>
  house.desk.call(startPromotion, {
    params: { promotionId: house.promotionId },
    body: { version: (await draft()).version },
  })
async function gained(act: () => Promise<unknown>): Promise<bigint[]> {
  const before = await Promise.all([0, 1, 2].map(main))
  await act()
  const after = await Promise.all([0, 1, 2].map(main))
  return after.map((amount, place) => amount - before[place]!)
}

test('stopped with its prizes, the places reached by then are paid at once, and once', async () => {
  await play(0, 20_000n)
  await house.cashier.play(house.players[1]!.id, 60_000n, 60_000n)
  expect((await stop('PAY')).value).toEqual({ phase: 'STOPPED' })
  const at = clock.now().toISOString()
  await house.cashier.advance('PT1M')
  await play(2, 90_000n)
  const paid = await gained(async () => {
    await close()
    await close()
  })
  expect(paid).toEqual([30_000n, 50_000n, 0n])
  expect(await boardOf(0)).toMatchObject({
    state: 'FINAL',
    stop: { isPaid: true },
    rows: [
      { rank: 1, validAmount: 60_000, prizeAmount: 50_000 },
      { rank: 2, validAmount: 20_000, prizeAmount: 30_000 },
    ],
    mine: { rank: 2, prizeAmount: 30_000 },
  })
  const { stop: end, past } = (await boardOf(0))!
  expect(Date.parse(end!.at)).toBeLessThanOrEqual(Date.parse(at))
  expect(past).toMatchObject([{ until: end!.at }])
  await nextDay()
  expect(await gained(close)).toEqual([0n, 0n, 0n])
})

test('stopped without prizes, nobody is paid then or at the end, and members read it', async () => {
  await play(0, 20_000n)
  await stop('NONE')
  expect(await boardOf(0)).toMatchObject({
    state: 'RUNNING',
    stop: { isPaid: false },
    prizes: [],
    totalAmount: 0,
    mine: { rank: 1, prizeAmount: 0 },
  })
  expect(await gained(close)).toEqual([0n, 0n, 0n])
  expect(await boardOf(0)).toMatchObject({ state: 'FINAL', stop: { isPaid: false, nextAt: null }, past: [] })
  await nextDay()
  expect(await gained(close)).toEqual([0n, 0n, 0n])
})

test('a board on which nobody is ranked is not shown once it is stopped', async () => {
  await stop('NONE')
  expect(await boardOf(0)).toBeNull()
})

test('what becomes of the places must be said, and only for a leaderboard', async () => {
  const unsaid = await stop()
  expect([unsaid.code, unsaid.value]).toMatchObject([
    'REQUEST_INVALID',
    { fields: [{ field: 'prizes', rule: 'required' }] },
  ])
  expect((await draft()).phase).toBe('RUNNING')
  const other = await house.cashier.transaction((tx) => openPromotion(tx, { kind: 'RELOAD' }))
  const refused = await stop('PAY', other)
  expect(refused.value).toMatchObject({ fields: [{ field: 'prizes', rule: 'argumentChoice' }] })
})

test('the desk reads until when the period runs and what its places would cost', async () => {
  await play(0, 20_000n)
  await play(1, 10_000n)
  const { board } = await draft()
  expect(board).toMatchObject({ memberCount: 2, prizeAmount: 80_000 })
  expect(new Date(board!.until) > clock.now()).toBe(true)
  await stop('PAY')
  expect((await draft()).board).toBeNull()
})

test('started again, it goes on with the next period; the one that was stopped stays decided', async () => {
  await play(0, 20_000n)
  await stop('NONE')
  expect((await start()).value).toEqual({ phase: 'RUNNING' })
  await play(1, 90_000n)
  const { timeZone } = boardMerchant
  const midnight = startOfBusinessDate(addDays(businessDate(clock.now(), timeZone), 1), timeZone)
  expect(await boardOf(1)).toMatchObject({
    stop: { isPaid: false, nextAt: midnight.toISOString() },
    mine: null,
    rows: [{ rank: 1 }],
  })
  // Stopped a second time in it, nothing is left to decide.
  expect((await stop()).value).toEqual({ phase: 'STOPPED' })
  expect((await start()).value).toEqual({ phase: 'RUNNING' })
  await nextDay()
  await play(2, 5_000n)
  expect(await gained(close)).toEqual([0n, 0n, 0n])
  expect(await boardOf(2)).toMatchObject({ state: 'RUNNING', stop: null, mine: { rank: 1 } })
  await nextDay()
  expect(await gained(close)).toEqual([0n, 0n, 50_000n])
})

test('a period that was over before the stop is paid whatever becomes of the running one', async () => {
  await play(0, 20_000n)
  const day = await nextDay()
  await play(1, 30_000n)
  await stop('NONE')
  expect(await gained(close)).toEqual([50_000n, 0n, 0n])
  expect(await boardOf(0, day)).toMatchObject({
    state: 'FINAL',
    stop: null,
    mine: { rank: 1, prizeAmount: 50_000 },
  })
})
