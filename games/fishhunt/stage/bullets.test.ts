import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Bullets, bounce, LIFE_MS, type Bullet } from './bullets.ts'
import { Shoal, type Swimmer } from './swim.ts'
import { layView } from './view.ts'

const view = layView(390, 660)
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

function shoalOf(seed: number, nowMs: number): Shoal {
  const shoal = new Shoal(seed, [])
  shoal.update(view, nowMs)
  shoal.move(view, nowMs)
  return shoal
}

function bulletsWith(): { bullets: Bullets; struck: [Bullet, Swimmer][]; lost: Bullet[] } {
  const struck: [Bullet, Swimmer][] = []
  const lost: Bullet[] = []
  return {
    bullets: new Bullets({
      struck: (bullet, swimmer) => struck.push([{ ...bullet }, swimmer]),
      lost: (bullet) => lost.push({ ...bullet }),
    }),
    struck,
    lost,
  }
}

describe('the bullets of the sea hunt', () => {
  it('strikes the fish that a bullet is locked on, wherever it swims meanwhile', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let nowMs = 60_000
        const shoal = shoalOf(seed, nowMs)
        const target = shoal.swimmers.find(({ fish }) => fish.leavesMs > nowMs + LIFE_MS)!
        const { bullets, struck, lost } = bulletsWith()
        expect(
          bullets.fire(view.guns[0]!, 0, { isOwn: true, targetId: target.fish.fishId, price: 100 }),
        ).toBe(true)
        for (let frame = 0; frame < LIFE_MS / 16 && struck.length + lost.length === 0; frame++) {
          nowMs += 16
          shoal.move(view, nowMs)
          bullets.move(16, view, shoal)
        }
        expect(struck.map(([, swimmer]) => swimmer.fish.fishId)).toEqual([target.fish.fishId])
      }),
      { numRuns: 40 },
    )
  })

  it('returns a bullet whose target dies before it arrives, and one that hits nothing', () => {
    const shoal = shoalOf(5, 60_000)
    const { bullets, struck, lost } = bulletsWith()
    const target = shoal.swimmers[0]!
    bullets.fire(view.guns[0]!, 0, { isOwn: true, targetId: target.fish.fishId, price: 200 })
    shoal.kill(target.fish.fishId, 60_000)
    bullets.move(16, view, shoal)
    expect(lost.map(({ price }) => price)).toEqual([200])
    const empty = new Shoal(5, [])
    bullets.fire(view.guns[0]!, 0.3, { isOwn: true, targetId: -1, price: 500 })
    expect(bullets.underWay()).toBe(500)
    for (let ms = 0; ms <= LIFE_MS; ms += 50) bullets.move(50, view, empty)
    expect([struck.length, lost.at(-1)!.price, bullets.underWay()]).toEqual([0, 500, 0])
  })

  it('keeps a bullet in the sea', () => {
    const nobody = new Shoal(1, [])
    fc.assert(
      fc.property(fc.double({ min: -1.4, max: 1.4, noNaN: true }), (turn) => {
        const { bullets } = bulletsWith()
        bullets.fire(view.guns[0]!, turn, { isOwn: true, targetId: -1, price: 10 })
        const bullet = bullets.all.find(({ isFlying }) => isFlying)!
        for (let ms = 0; ms < LIFE_MS - 50; ms += 16) {
          bullets.move(16, view, nobody)
          expect(Math.max(-bullet.x, bullet.x - view.width, -bullet.y, bullet.y - view.height)).toBeLessThan(
            30,
          )
        }
      }),
    )
    const bullet = { x: -5, y: 10, directionX: -1, directionY: 0 } as Bullet
    bounce(bullet, view)
    expect(bullet.directionX).toBe(1)
  })
})
