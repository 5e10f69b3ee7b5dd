/** A reward that is the member's own money: its turnover has no end and no largest stake. */
import type { Reward, StoryLine } from './kind.ts'

/** `amount` in minor units; `timesPpm` in millionths, 1_000_000 once. */
export const cashOf = (amount: bigint, timesPpm: bigint): Reward => ({
  amount,
  baseAmount: amount,
  timesPpm,
  isBonus: false,
  maxStake: null,
  days: null,
})

/** How often what was received must be played, in millionths. */
export const cashTurnover = (timesPpm: number): StoryLine =>
  timesPpm === 0
    ? { name: 'turnover_none', values: {} }
    : {
        name: 'turnover_open',
        values: { times: { ratePpm: timesPpm }, base: { text: 'promo_base_reward' } },
      }
