/** Whatever dies, a room’s money stays complete. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StackPort } from '../../contract/vendor/launch/house-port.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { playOut } from '../../tests/support/room-hand.ts'

let at: RoomsHouse
let [ann, bob, cat]: RoomGuest[] = []
beforeAll(async () => {
  at = await openRoomsHouse()
  ;[ann, bob, cat] = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
})
afterAll(() => at.close())

const all = (): RoomGuest[] => [ann!, bob!, cat!]

const dies = (when: 'before' | 'after', step: keyof StackPort): Partial<StackPort> => {
  const { stacks } = at.wallet
  const real = stacks[step].bind(stacks) as (message: unknown) => Promise<unknown>
  return {
    [step]: async (message: unknown) => {
      if (when === 'after') await real(message)
      throw new Error('the process is gone')
    },
  }
}

describe('whatever dies', () => {
  test.each(
    (['take', 'settle', 'giveBack'] as const).flatMap((step) =>
      (['before', 'after'] as const).map((when) => [step, when] as const),
    ),
  )('at %s, %s it: the same money, and no seat or hand is stuck', async (step, when) => {
    const before = await at.money(all())
    const place = await at.roomFor(ann!, all())
    const mortal = at.studioWith(dies(when, step))
    await at.sit(bob!, place)
    const sat = await at.sit(ann!, place, 10_000, {}, mortal).then(
      () => true,
      () => false,
    )
    expect(sat).toBe(step !== 'take')
    await at.advance(31)
    await at.house.rooms.sweep()
    await at.house.rooms.clock.idle()
    // An order that was taken is finished, one that was not is as if it had never been given.
    const isSeated = (await at.read(ann!, place.roomId)).mine !== null
    expect(isSeated).toBe(step !== 'take' || when === 'after')
    if (!isSeated) await at.sit(ann!, place)
    await at.nextHand(place.roomId, ann!)
    await playOut(at, all(), place.roomId, step === 'settle' ? mortal : at.house)
    await at.advance(3)
    await at.runDue()
    for (const guest of [ann!, bob!])
      await at.leave(guest, place.roomId, step === 'giveBack' ? mortal : at.house)
    await at.advance(31)
    await at.house.rooms.sweep()
    await at.house.rooms.clock.idle()
    const after = await at.money(all())
    expect(after.total).toBe(before.total)
    expect(after.each.map((one) => one.hold)).toEqual([0n, 0n, 0n])
    expect(after.rake - before.rake).toBe(10n)
    expect((await at.read(ann!, place.roomId)).room.seats).toEqual([])
    await at.house.rooms.desk.close('demo', place.roomId)
    await mortal.close()
  })
})
