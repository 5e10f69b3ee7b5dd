/** Members at a gun, and what their money must come to. */
import { expect } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { gunner, moneyOf, nowIn, type Gunner, type Room, type SeaHouse } from './fish.ts'

/** Time passes by the product’s clock. */
export const pass = async ({ server }: SeaHouse, advance: string) => {
  await server.client().post('/api/dev/clock', { advance })
}
/** A member at a gun; `before` is their balance before. */
export interface AtGun extends Gunner {
  room: Room
  seenAtMs: number
  before: number
}
export async function atGun(
  { server, owner, studio }: SeaHouse,
  username: string,
  price = 100,
): Promise<AtGun> {
  const one = await gunner(server, studio, username)
  const before = (await moneyOf(owner, one.seat.memberId)).total
  const { room } = await studio.fish.enter(one.seat, price)
  return { ...one, room, seenAtMs: clock.nowMs(), before }
}
export const now = (one: AtGun) => nowIn(one.room, one.seenAtMs)
/**
 * Everything settled: the member has what they had, less their bets, plus their wins, and nothing is set
 * aside any more.
 */
export async function expectWhole({ owner, studio, windowsOf }: SeaHouse, one: AtGun): Promise<void> {
  const windows = await windowsOf(one.seat.memberId)
  const result = windows.reduce((sum, { bet, win }) => sum + win - bet, 0)
  expect(windows.filter(({ state }) => state !== 2)).toEqual([])
  expect(await moneyOf(owner, one.seat.memberId)).toEqual({
    main: one.before + result,
    hold: 0,
    total: one.before + result,
  })
  for (const { window_id: roundId, bet, win } of windows)
    expect(await studio.port.round({ roundId })).toMatchObject({
      state: 'CLOSED',
      betAmount: bet,
      winAmount: win,
    })
}
