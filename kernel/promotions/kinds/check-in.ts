/** CHECK_IN: a small amount for each day in a row (domain/economy.md §6.1). */
import type { ArgumentValues } from '../arguments.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

const declared = {
  /** One for each day of a row; after the last a new row begins. */
  amounts: {
    form: 'AMOUNTS',
    least: 1,
    most: 31,
    min: 100,
    max: 100_000,
    default: [100, 200, 300, 400, 500, 600, 1_800],
  },
  /** What a day needs: deposits of this much, or valid bets of that. */
  depositAmount: { form: 'MONEY', min: 100, max: 100_000_000, default: 10_000 },
  validAmount: { form: 'MONEY', min: 100, max: 1_000_000_000, default: 50_000 },
  times: { form: 'TIMES', min: 0, max: 50_000_000, default: 2_000_000 },
} as const
export type CheckInValues = ArgumentValues<typeof declared>

/** The place in the row that comes after `place` days, 1 the first. */
export const nextPlace = (place: number, amounts: readonly number[]): number =>
  place >= amounts.length ? 1 : place + 1

export const checkIn: PromotionKind<typeof declared> = {
  code: 'CHECK_IN',
  ownPage: { name: 'checkIn' },
  way: 'CLAIM',
  cycle: 'DAY',
  declared,
  check: () => [],
  mostAmount: ({ amounts }) => BigInt(Math.max(...amounts)),
  gifts: ({ amounts }) => [{ argument: 'amounts', amount: BigInt(Math.max(...amounts)) }],
  // The condition that is nearer to its end.
  progress({ depositAmount: deposit, validAmount: valid }, figures) {
    const parts = [
      { doneAmount: figures.depositAmount ?? 0n, targetAmount: BigInt(deposit) },
      { doneAmount: figures.validAmount ?? 0n, targetAmount: BigInt(valid) },
    ] as const
    const [first, second] = parts
    return first.doneAmount * second.targetAmount >= second.doneAmount * first.targetAmount ? first : second
  },
  /** `count` is the place in the row, 1 the first. */
  pay(values, { count = 1, ...figures }) {
    const { doneAmount, targetAmount } = checkIn.progress(values, figures)!
    const amount = values.amounts[count - 1]
    if (doneAmount < targetAmount || amount === undefined) return null
    return {
      amount: BigInt(amount),
      baseAmount: BigInt(amount),
      timesPpm: BigInt(values.times),
      isBonus: false,
      maxStake: null,
      days: null,
    }
  },
  story: ({ amounts, depositAmount, validAmount, times }): readonly StoryLine[] => [
    {
      name: 'check_in',
      values: {
        deposit: { money: depositAmount },
        valid: { money: validAmount },
        days: { number: amounts.length },
        amounts: { amounts },
      },
    },
    { name: 'check_in_miss', values: {} },
    { name: 'reward_turnover', values: { times: { ratePpm: times } } },
  ],
}
