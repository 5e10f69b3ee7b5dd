import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ends } from '../rules/index.ts'
import { clashesOf, lastPose, poseOf, RESULT_MS } from './fight.ts'

const anyFight = fc.record({
  end: fc.constantFrom(...ends),
  script: fc.integer({ min: 0, max: 65_535 }),
})
const sides = ['MERON', 'WALA'] as const

test('a fight ends as it was drawn: who won stands, who lost lies, and at full time both stand', () => {
  fc.assert(
    fc.property(anyFight, (fight) => {
      const { end } = fight
      const standing = sides.filter((side) => poseOf(side, fight, RESULT_MS).turn === 0)
      expect(standing).toEqual(end === 'FTD' ? sides : end === 'BDD' ? [] : [end])
      for (const side of sides) {
        const { along, up, turn } = poseOf(side, fight, RESULT_MS)
        const last = lastPose(side, end)
        expect([along, up, turn].map((figure) => figure.toFixed(6))).toEqual(
          [last.along, last.up, last.turn].map((figure) => figure.toFixed(6)),
        )
      }
    }),
  )
})

test('nobody leaves the arena or sinks into the ground, and the birds never stand in one another', () => {
  fc.assert(
    fc.property(anyFight, fc.integer({ min: 0, max: 6_000 }), (fight, ms) => {
      const [meron, wala] = sides.map((side) => poseOf(side, fight, ms))
      for (const { along, up } of [meron!, wala!]) {
        expect(along).toBeGreaterThanOrEqual(-0.13)
        expect(up).toBeGreaterThanOrEqual(0)
        expect(up).toBeLessThan(1)
      }
      expect(meron!.along + wala!.along).toBeLessThan(1)
    }),
  )
})

test('who wins strikes last', () => {
  fc.assert(
    fc.property(anyFight, (fight) => {
      const { end } = fight
      if (end === 'MERON' || end === 'WALA') expect(clashesOf(fight).at(-1)!.attacker).toBe(end)
      const moments = clashesOf(fight).map(({ atMs }) => atMs)
      expect(moments).toEqual(moments.toSorted((one, other) => one - other))
    }),
  )
})
