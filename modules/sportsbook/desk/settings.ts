/** From when on the trading desk is alarmed; amounts in minor units. */
import { defineSetting } from '../../system/index.ts'

export const deskSettings = {
  /** A stake from which on one bet is an alarm. */
  largeStake: defineSetting({
    name: 'sportsbook.largeStake',
    weakens: 'UP',
    kind: 'amount',
    default: 5_000_000n,
    min: 100n,
    max: 100_000_000_000n,
  }),
  /** How much of a market's limit may be used before it is an alarm, in hundredths. */
  alarmPercent: defineSetting({
    name: 'sportsbook.alarmPercent',
    weakens: 'UP',
    kind: 'integer',
    default: 60,
    min: 10,
    max: 100,
  }),
} as const
