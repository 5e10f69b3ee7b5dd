/** What a house lets its members bet on sports (domain/sportsbook.md §6); the defaults are in THB. */
import { defineSetting } from '../../system/index.ts'

const wholes = (amount: number): bigint => BigInt(amount) * 100n
/** The most that one limit may be, so that sums of them stay within the database's integers. */
const MOST = wholes(1_000_000_000)

const limit = (name: string, amount: number) =>
  defineSetting({
    name: `sportsbook.${name}`,
    weakens: 'UP',
    kind: 'amount',
    default: wholes(amount),
    min: wholes(1),
    max: MOST,
  })

export const slipSettings = {
  minStake: defineSetting({
    name: 'sportsbook.minStake',
    weakens: 'DOWN',
    kind: 'amount',
    default: wholes(20),
    min: 1n,
    max: MOST,
  }),
  maxStakeA: limit('maxStakeA', 200_000),
  maxStakeB: limit('maxStakeB', 50_000),
  maxStakeC: limit('maxStakeC', 10_000),
  maxStakeParlay: limit('maxStakeParlay', 20_000),
  maxPayoutA: limit('maxPayoutA', 1_000_000),
  maxPayoutB: limit('maxPayoutB', 500_000),
  maxPayoutC: limit('maxPayoutC', 100_000),
  maxPayoutParlay: limit('maxPayoutParlay', 1_000_000),
  maxFixtureA: limit('maxFixtureA', 400_000),
  maxFixtureB: limit('maxFixtureB', 100_000),
  maxFixtureC: limit('maxFixtureC', 20_000),
  /** What the bets of a member's day may pay. */
  maxPayoutDay: limit('maxPayoutDay', 3_000_000),
  /** The most that a market may cost the house at its worst outcome. */
  maxExposure: limit('maxExposure', 2_000_000),
  /** Of all legs of a parlay, a whole number of decimal odds. */
  maxParlayPrice: defineSetting({
    name: 'sportsbook.maxParlayPrice',
    weakens: 'UP',
    kind: 'integer',
    default: 5_000,
    min: 2,
    max: 1_000_000,
  }),
  isCashOutOn: defineSetting({
    name: 'sportsbook.isCashOutOn',
    weakens: 'NONE',
    kind: 'flag',
    default: true,
  }),
  /** Taken off the fair value of a bet that is cashed out (domain/sportsbook.md §8), in millionths. */
  cashOutMarginPpm: defineSetting({
    name: 'sportsbook.cashOutMarginPpm',
    weakens: 'DOWN',
    kind: 'integer',
    default: 50_000,
    min: 0,
    max: 500_000,
  }),
} as const
