import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../locales/en.ts'
import { Aftermath } from './aftermath.ts'
import { Effects } from './effects.ts'
import type { JudgedShot } from './page.ts'
import { Shoal } from './swim.ts'
import { layView } from './view.ts'

const NOW_MS = 60_000
const view = layView(390, 660)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A sea without a screen: what would be shown is written down. */
function seaWith() {
  const shoal = new Shoal(5, [])
  shoal.update(view, NOW_MS)
  shoal.move(view, NOW_MS)
  const told: string[] = []
  const rung: string[] = []
  const aftermath = new Aftermath({
    hud: {
      sums: {},
      setFigures: () => {},
      tell: () => {},
      say: () => {},
      announce: (title: string, hint: string) => {
        told.push(`${title} · ${hint}`)
      },
    },
    scene: { shoal, view, isCalm: false, effects: new Effects() },
    sound: {
      tense: () => rung.push('tense'),
      win: () => rung.push('win'),
      returned: () => rung.push('returned'),
    },
    texts: en,
    currency: 'THB',
    nowMs: () => NOW_MS,
    ownSeat: () => 0,
  } as never)
  return { aftermath, shoal, told, rung }
}

/** A killed bomb crab whose free shots go round among these fish; every second one kills. */
function bombed(shotId: string, fishId: number, among: readonly number[], winAmount: number): JudgedShot {
  const freeShots = Array.from({ length: 40 }, (_, place) => ({
    fishId: among[place] ?? null,
    kind: 'ANCHOVY',
    multiple: place < among.length && place % 2 === 0 ? 2 : 0,
  }))
  return {
    shotId,
    refund: null,
    betAmount: 100,
    winAmount,
    hits: [{ fishId, isKill: true, multiple: winAmount / 100, winAmount, freeShots }],
  }
}

describe('a bomb crab that was caught', () => {
  it('fires its free shots before their result is shown, at the place where they were announced', () => {
    const { aftermath, shoal, told, rung } = seaWith()
    const [crab, ...others] = shoal.swimmers.map(({ fish }) => fish.fishId)
    aftermath.note('one', { x: 10, y: 10, price: 100, cost: 100 })
    aftermath.judged([bombed('one', crab!, others.slice(0, 10), 3_000)])
    expect([told, rung]).toEqual([
      ['Bomb crab: 40 free shots · Each one at a random target on the screen'],
      ['tense'],
    ])
    // One after the other, each where and when its free shot is seen; none of them can be hit any more.
    const died = others.slice(0, 10).map((fishId) => shoal.find(fishId)!.diedMs)
    expect(died.map((ms) => ms > 0)).toEqual(Array.from({ length: 10 }, (_, place) => place % 2 === 0))
    expect([died[0], died[8]! > died[2]!]).toEqual([NOW_MS, true])
    vi.runAllTimers()
    expect([told.slice(1), rung.slice(1)]).toEqual([
      ['Bomb crab caught: +฿30.00 · Free shots caught 5'],
      ['win'],
    ])
  })

  it('together with another one, shows one result, exact to the satang', () => {
    const { aftermath, shoal, told } = seaWith()
    const [first, second, ...others] = shoal.swimmers.map(({ fish }) => fish.fishId)
    aftermath.judged([
      bombed('one', first!, others.slice(0, 4), 800),
      bombed('two', second!, others.slice(4, 10), 1_250),
    ])
    vi.runAllTimers()
    expect(told.at(-1)).toBe('Bomb crab caught: +฿20.50 · Free shots caught 5')
    expect(told).toHaveLength(3)
  })

  it('shows nothing more once its sea is left', () => {
    const { aftermath, shoal, told } = seaWith()
    const [crab] = shoal.swimmers.map(({ fish }) => fish.fishId)
    aftermath.judged([bombed('one', crab!, [], 3_000)])
    aftermath.dispose()
    vi.runAllTimers()
    expect(told).toHaveLength(1)
  })
})
