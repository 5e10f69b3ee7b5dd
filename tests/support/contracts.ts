/** Terms of contracts, drawn and written by hand. */
import fc from 'fast-check'
import type { Tier } from '../../kernel/agents/contracts/terms.ts'

/** A tier with its minimum in baht and its rate in percent. */
export const tier = (baht: number, minActive: number, percent: number): Tier => ({
  minValid: BigInt(baht) * 100n,
  minActive,
  ratePpm: Math.round(percent * 10_000),
})

/** Valid tiers of a dividend: rising minimums, rising rates. */
export const tiersOf = (mostSteps: number): fc.Arbitrary<Tier[]> =>
  fc
    .array(
      fc.record({
        valid: fc.integer({ min: 0, max: 40 }),
        active: fc.integer({ min: 0, max: 12 }),
        steps: fc.integer({ min: 1, max: mostSteps }),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((drawn) => {
      const rising = (figures: number[]) => figures.toSorted((one, other) => one - other)
      const valids = rising([...new Set(drawn.map(({ valid }) => valid))])
      const actives = rising(drawn.map(({ active }) => active))
      const steps = rising(drawn.map((one) => one.steps))
      return valids.map((valid, index) => tier(valid, actives[index]!, steps[index]! / 2))
    })
