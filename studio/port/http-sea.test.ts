/** Shots in the sea over HTTP, with answers that are lost after the wallet did what it was asked. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import { openFarHouse, type FarHouse } from '../../tests/support/far-studio.ts'
import { fire } from '../../tests/support/fire.ts'
import { gunner, moneyOf, openSea } from '../../tests/support/fish.ts'

let far: FarHouse
beforeAll(async () => {
  far = await openFarHouse()
})
afterAll(() => far.close())

describe('the sea', () => {
  it('a stack is taken, shot from, settled and given back, once each', async () => {
    const { server, studio, owner, lose, advance } = far
    await openSea(owner)
    const { seat } = await gunner(server, studio, 'member07')
    const before = await moneyOf(owner, seat.memberId)
    lose('stacks.take')
    await expect(studio.fish.enter(seat, 100)).rejects.toThrow('lost')
    const held = (await moneyOf(owner, seat.memberId)).hold - before.hold
    expect(held).toBeGreaterThan(0)
    // Whoever comes back after the cut finds the stack that was taken.
    await advance('PT11S')
    const { room, mine } = await studio.fish.enter(seat, 100)
    expect(mine.creditAmount).toBe(held)
    const shot = await fire(far, { seat, room, seenAtMs: clock.nowMs() }, 6)
    expect(shot.bet).toBeGreaterThan(0)
    lose('stacks.settlePlay')
    lose('stacks.giveBack')
    await expect(studio.fish.leave(seat)).rejects.toThrow('lost')
    await advance('PT1M')
    await studio.fish.clock.runDue()
    await studio.fish.clock.runDue()
    const after = await moneyOf(owner, seat.memberId)
    expect(after).toEqual({
      main: before.main - shot.bet + shot.win,
      hold: before.hold,
      total: before.total - shot.bet + shot.win,
    })
    expect(await windowSums(seat.memberId)).toEqual({ bet: shot.bet, win: shot.win })
  })

  const windowSums = (memberId: string) =>
    oneOf(
      far.owner.kysely,
      sql<{ bet: number; win: number }>`
      SELECT sum(r.stake_real + r.stake_bonus)::int AS bet, sum(r.win_amount)::int AS win
      FROM wallet.round r JOIN studio.fish_window w ON w.window_id::text = r.round_id WHERE w.member_id = ${memberId}`,
    )
})
