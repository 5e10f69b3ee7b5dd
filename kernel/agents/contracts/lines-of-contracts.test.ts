/** The ceiling in whole lines of contracts, whatever is done to them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tiersOf } from '../../../tests/support/contracts.ts'
import { defaultEconomy } from '../default-economy.ts'
import { boundsOf, faultsOf } from './bounds.ts'
import { keepsCeiling } from './ceiling.ts'
import { endsBelow, type Given } from './ends-below.ts'
import { isStanding, moveOf, type ContractStep } from './moves.ts'
import type { Tier } from './terms.ts'
import type { ContractState } from './words.ts'

const bounds = boundsOf({ dividendMost: 400_000, salaries: defaultEconomy.salaries })

describe('1,000 random lines of contracts', () => {
  interface Held extends Given {
    state: ContractState
    tiers: Tier[]
  }
  const PEOPLE = 7
  /** Everybody stands below somebody of a lower number; 0 is the house. */
  const lines = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: PEOPLE, maxLength: PEOPLE })
  const steps = fc.array(
    fc.record({
      step: fc.constantFrom<ContractStep>(
        'OFFER',
        'OFFER',
        'ACCEPT',
        'ACCEPT',
        'WITHDRAW',
        'REJECT',
        'END',
        'REQUEST_TERMINATION',
      ),
      receiver: fc.integer({ min: 1, max: PEOPLE }),
      tiers: tiersOf(80),
      /** What agents offer: this part of their own rates. */
      percent: fc.integer({ min: 1, max: 110 }),
    }),
    { minLength: 60, maxLength: 150 },
  )
  const own = (held: Held[], id: string) => held.find((one) => one.receiverId === id && isStanding(one.state))

  interface Taken {
    step: ContractStep
    receiver: number
    tiers: Tier[]
    percent: number
  }
  const partOf = (tiers: readonly Tier[], percent: number): Tier[] =>
    tiers.map((one) => ({
      ...one,
      ratePpm: Math.max(1, Math.round((one.ratePpm * percent) / 500_000)) * 5_000,
    }))

  function take(held: Held[], parents: string[], { step, receiver, tiers: drawn, percent }: Taken): void {
    const receiverId = String(receiver)
    const giverId = parents[receiver - 1]!
    const standing = own(held, receiverId)
    const offered = held.find((one) => one.receiverId === receiverId && one.state === 'OFFERED')
    const end = (below: readonly { contract: Held; how: 'END' | 'WITHDRAW' }[]) => {
      for (const { contract, how } of below)
        contract.state = moveOf(contract.state, how, 'SYSTEM') ?? expect.unreachable()
    }
    if (step === 'OFFER') {
      const giver = own(held, giverId)
      const tiers = giver ? partOf(giver.tiers, percent) : drawn
      const mayOffer =
        giverId === '0'
          ? faultsOf('DIVIDEND', tiers, bounds.DIVIDEND).length === 0
          : giver && keepsCeiling(tiers, giver.tiers)
      if (!offered && mayOffer)
        held.push({
          contractId: String(held.length),
          giverId: giverId === '0' ? null : giverId,
          receiverId,
          state: 'OFFERED',
          tiers,
        })
    } else if (step === 'ACCEPT' && offered) {
      end(endsBelow(held, receiverId, offered.tiers))
      if (standing) standing.state = 'SUPERSEDED'
      offered.state = 'ACTIVE'
    } else if (step === 'END' && standing) {
      standing.state = 'TERMINATED'
      end(endsBelow(held, receiverId, null))
    } else if (step === 'REQUEST_TERMINATION' && standing) {
      standing.state = moveOf(standing.state, step, 'RECEIVER') ?? standing.state
    } else if (offered && (step === 'WITHDRAW' || step === 'REJECT')) {
      offered.state = moveOf(offered.state, step, step === 'REJECT' ? 'RECEIVER' : 'GIVER')!
    }
  }

  test('keep the ceiling everywhere after any sequence of steps', () => {
    let kept = 0
    fc.assert(
      fc.property(lines, steps, (drawn, taken) => {
        const parents = drawn.map((figure, index) => String(figure % (index + 1)))
        const held: Held[] = []
        for (const step of taken) {
          take(held, parents, step)
          const living = held.filter(({ state }) => isStanding(state) || state === 'OFFERED')
          for (const contract of living) {
            if (contract.giverId === null) continue
            const above = own(held, contract.giverId)
            expect(above && keepsCeiling(contract.tiers, above.tiers)).toBe(true)
            kept += isStanding(contract.state) ? 1 : 0
          }
          expect(
            new Set(living.map(({ receiverId, state }) => `${receiverId} ${state === 'OFFERED'}`)).size,
          ).toBe(living.length)
        }
      }),
      { numRuns: 1_000 },
    )
    // The steps do reach contracts that agents give one another.
    expect(kept).toBeGreaterThan(1_000)
  })
})
