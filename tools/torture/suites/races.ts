/** T-W2 and T-T3: many persons at the same money at the same moment, through the product's own calls. */
import { openCashierHouse } from '../../../tests/support/cashier.ts'
import { lineAccounts, stormTheLines } from '../../../tests/support/line-storm.ts'
import { raceWithdrawals } from '../../../tests/support/withdrawal-races.ts'
import { clock } from '../../../kernel/clock.ts'
import type { Suite } from '../suite.ts'

/** Ways a transfer may rightly end without having moved anything. */
const REFUSALS = ['WD_TURNOVER', 'TRANSFER_TURNOVER', 'BAL_INSUFFICIENT', 'TRANSFER_LIMIT']

export const withdrawalRaces: Suite = {
  name: 'withdrawal-races',
  about: 'confirm, dispute and timer at the same moment, 200 times: one end each (T-W2)',
  async run({ count }) {
    const house = await openCashierHouse()
    try {
      const ends = await raceWithdrawals(house, count ?? 200)
      return {
        figures: [
          `${ends.RECEIVED + ends.DISPUTED} races: ${ends.RECEIVED} received, ${ends.DISPUTED} disputed, each with one end`,
        ],
        failures: [],
      }
    } finally {
      await house.close()
      clock.setOffset(0)
    }
  },
}

export const transfers: Suite = {
  name: 'transfers',
  about: '10,000 transfers up and down a line of eight accounts at once: the sum stays (T-T3)',
  async run({ count, random }) {
    const house = await openCashierHouse()
    try {
      const { accepted, refused } = await stormTheLines(
        house,
        await lineAccounts(house),
        count ?? 10_000,
        () => random(1_000_000) / 1_000_000,
      )
      await house.audit()
      const wrong = Object.entries(refused)
        .filter(([code]) => !REFUSALS.includes(code))
        .map(([code, times]) => `${times} transfers ended with ${code}`)
      return {
        figures: [
          `${accepted} transfers moved money; refused: ${
            Object.entries(refused)
              .map(([code, times]) => `${code} ${times}`)
              .join(', ') || 'none'
          }`,
        ],
        failures: wrong,
      }
    } finally {
      await house.close()
      clock.setOffset(0)
    }
  },
}
