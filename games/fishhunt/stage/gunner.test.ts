import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheet } from '../rules/sheet.ts'
import { CANNON_GAP_MS, Gunner } from './gunner.ts'
import { IDLE_MS, IdleWatch } from './idle.ts'
import { Shoal } from './swim.ts'
import { chanceText, paysText, percentText } from './target-texts.ts'
import { layView } from './view.ts'

const view = layView(1_200, 760)

function shoal(): Shoal {
  const full = new Shoal(11, [])
  full.update(view, 90_000)
  full.move(view, 90_000)
  return full
}

describe('the member’s hand on the gun', () => {
  it('stamps shots no closer to each other than allowed, and never far from when they hit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: CANNON_GAP_MS, max: 900 }), { minLength: 2, maxLength: 60 }),
        fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 60, maxLength: 60 }),
        (gaps, flights) => {
          const gunner = new Gunner(100)
          let firedMs = 5_000
          const strikes = gaps
            .map((gap, place) => (firedMs += gap) + flights[place]!)
            .toSorted((one, other) => one - other)
          let before = -Infinity
          for (const strikeMs of strikes) {
            const stamp = gunner.stamp(strikeMs)
            expect(stamp - before).toBeGreaterThanOrEqual(1_000 / sheet.shotsPerSecond)
            expect(stamp).toBeGreaterThanOrEqual(strikeMs - 400)
            // The server accepts times that are ahead of its own clock by less than half a second.
            expect(stamp).toBeLessThanOrEqual(strikeMs + 500)
            before = stamp
          }
        },
      ),
    )
  })

  it('fires while held or by itself, no faster than its gap, and rests after a refusal', () => {
    const gunner = new Gunner(100)
    const sea = shoal()
    expect(gunner.takeTurn(0, sea)).toBe(false)
    gunner.isAuto = true
    const fired = Array.from({ length: 200 }, (_, frame) => gunner.takeTurn(frame * 16, sea)).filter(
      Boolean,
    ).length
    expect(fired).toBeLessThanOrEqual(Math.ceil((200 * 16) / CANNON_GAP_MS))
    expect(fired).toBeGreaterThan(15)
    gunner.rest(10_000)
    expect([gunner.takeTurn(9_999, sea), gunner.takeTurn(10_000, sea)]).toEqual([false, true])
  })

  it('fires one shot for a tap that begins and ends between two frames, and one only', () => {
    const gunner = new Gunner(100)
    const sea = shoal()
    gunner.hold()
    gunner.release()
    expect([1_000, 1_016, 1_400].map((frameMs) => gunner.takeTurn(frameMs, sea))).toEqual([
      true,
      false,
      false,
    ])
    // A second tap within the gap waits until the gun is ready again.
    gunner.hold()
    expect(gunner.takeTurn(2_000, sea)).toBe(true)
    gunner.release()
    gunner.hold()
    gunner.release()
    expect([2_016, 2_000 + CANNON_GAP_MS, 2_400].map((frameMs) => gunner.takeTurn(frameMs, sea))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('does not fire later for a tap while it rests, has no target to lock on, or the sea is covered', () => {
    const gunner = new Gunner(100)
    const sea = shoal()
    const tap = () => {
      gunner.hold()
      gunner.release()
    }
    gunner.rest(3_000)
    tap()
    expect([gunner.takeTurn(2_000, sea), gunner.takeTurn(4_000, sea)]).toEqual([false, false])
    gunner.isLocking = true
    tap()
    expect(gunner.takeTurn(5_000, sea)).toBe(false)
    gunner.isLocking = false
    expect(gunner.takeTurn(6_000, sea)).toBe(false)
    tap()
    gunner.forget()
    expect(gunner.takeTurn(7_000, sea)).toBe(false)
  })

  it('rests while it is to lock and is locked on nothing, or on a fish that is dead', () => {
    const gunner = new Gunner(100)
    const sea = shoal()
    gunner.isAuto = true
    gunner.isLocking = true
    expect(gunner.takeTurn(1_000, sea)).toBe(false)
    const target = sea.swimmers[0]!
    gunner.lock(target)
    expect(gunner.takeTurn(2_000, sea)).toBe(true)
    sea.kill(target.fish.fishId, 90_000)
    expect([gunner.target(sea), gunner.takeTurn(3_000, sea)]).toEqual([null, false])
  })

  it('takes the locked fish and the nearest others for the lightning, six at most and none twice', () => {
    const gunner = new Gunner(100)
    const sea = shoal()
    gunner.aim(600, 300)
    gunner.lock(sea.swimmers.at(-1)!)
    const targets = gunner.lightningTargets(sea)
    expect(targets[0]).toBe(sea.swimmers.at(-1))
    expect(targets).toHaveLength(Math.min(sheet.lightningTargets, sea.swimmers.length))
    expect(new Set(targets).size).toBe(targets.length)
  })

  it('steps through the prices and stays at either end', () => {
    const gunner = new Gunner(sheet.prices[0])
    expect(gunner.step(-1)).toBe(sheet.prices[0])
    for (let place = 1; place < sheet.prices.length; place++) {
      gunner.price = gunner.step(1)
      expect(gunner.price).toBe(sheet.prices[place])
    }
    expect(gunner.step(1)).toBe(sheet.prices.at(-1))
  })
})

describe('what is said of the hunt', () => {
  it('warns once it is time, counts down, and takes the warning back after a shot', () => {
    const idle = new IdleWatch()
    idle.restart(1_000)
    expect([
      idle.look(50_000),
      idle.look(101_000),
      idle.look(111_000),
      idle.wasIdle(1_000 + IDLE_MS),
    ]).toEqual([null, 20, 10, true])
    idle.restart(112_000)
    expect([idle.look(112_001), idle.look(112_002), idle.wasIdle(112_002)]).toEqual(['over', null, false])
  })

  it('writes pays and chances as the sheet has them', () => {
    expect([paysText('ANCHOVY'), paysText('NAGA'), paysText('BOMBCRAB')]).toEqual(['×2', '×100–500', '×38.2'])
    expect([chanceText('ANCHOVY'), chanceText('SQUID'), chanceText('RAY'), chanceText('BOMBCRAB')]).toEqual([
      '47.7500%',
      '19.1000%',
      '4.7750%',
      '2.5000%',
    ])
    expect([percentText('0.955000'), percentText('0.960000'), percentText('0.098700')]).toEqual([
      '95.5%',
      '96%',
      '9.87%',
    ])
  })
})
