/**
 * REFERRAL: a member invites friends (domain/economy.md §6.1). Who invited is paid when a friend has paid in
 * and played enough, the friend as well, and for a time a part of what the friend plays.
 */
import { ceilToMinor, floorToMinor } from '../../money.ts'
import { products } from '../../products.ts'
import type { ArgumentFault, ArgumentValues } from '../arguments.ts'
import { LEFT_PERCENT, leastOf, type Edges, type PromotionCost } from '../earnings.ts'
import type { Figures, PromotionKind, Reward, StoryLine } from '../kind.ts'

const declared = {
  friendDeposit: { form: 'MONEY', min: 100, max: 100_000_000, default: 30_000 },
  friendValid: { form: 'MONEY', min: 100, max: 1_000_000_000, default: 300_000 },
  friendDays: { form: 'DAYS', min: 1, max: 365, default: 30 },
  referrerReward: { form: 'MONEY', min: 100, max: 1_000_000, default: 10_000 },
  referrerTimes: { form: 'TIMES', min: 0, max: 50_000_000, default: 3_000_000 },
  /** 0: the friend receives nothing. */
  friendReward: { form: 'MONEY', min: 0, max: 1_000_000, default: 5_000 },
  friendTimes: { form: 'TIMES', min: 0, max: 50_000_000, default: 1_000_000 },
  /** Of the friend's valid bet, in millionths; 0: no share. */
  sharePpm: { form: 'RATE', min: 0, max: 10_000, default: 1_000 },
  shareDays: { form: 'DAYS', min: 1, max: 365, default: 90 },
  /** All friends of one member together. */
  shareDayMax: { form: 'MONEY', min: 100, max: 1_000_000, default: 100_000 },
} as const
export type ReferralArguments = ArgumentValues<typeof declared>

/** The turnover of a share of the friends' play. */
const SHARE_TIMES = 1_000_000n

/** Cash of the member's own: its turnover has no end and no largest stake. */
const cash = (amount: bigint, timesPpm: bigint): Reward => ({
  amount,
  baseAmount: amount,
  timesPpm,
  isBonus: false,
  maxStake: null,
  days: null,
})

const hasMet = (values: ReferralArguments, { depositAmount = 0n, validAmount = 0n }: Figures): boolean =>
  depositAmount >= BigInt(values.friendDeposit) && validAmount >= BigInt(values.friendValid)

const within = (amount: bigint, most: bigint): bigint => (amount < 0n ? 0n : amount < most ? amount : most)

/** What the friend receives when the conditions are met; null: nothing. */
export const friendGift = ({ friendReward, friendTimes }: ReferralArguments): Reward | null =>
  friendReward === 0 ? null : cash(BigInt(friendReward), BigInt(friendTimes))

/** What a share is, once it is known. */
export const shareGift = (amount: bigint): Reward => cash(amount, SHARE_TIMES)

export interface FriendPlay extends Pick<ReferralArguments, 'sharePpm' | 'shareDayMax'> {
  readonly validAmount: bigint
}

/**
 * The shares of one member for one day, friend by friend in the order of the list; each is rounded down, and
 * together they stay within the most of a day. A day that corrections brought below zero gives nothing.
 */
export function sharesOf(friends: readonly FriendPlay[]): bigint[] {
  let given = 0n
  return friends.map(({ validAmount, sharePpm, shareDayMax }) => {
    const part = floorToMinor(validAmount > 0n ? validAmount : 0n, BigInt(sharePpm))
    const share = within(part, within(BigInt(shareDayMax) - given, part))
    given += share
    return share
  })
}

/** Rewards above the deposit or the play that they ask for would be taken and left. */
function check(values: ReferralArguments): ArgumentFault[] {
  const given = values.referrerReward + values.friendReward
  return [
    ...(given > values.friendValid ? [{ argument: 'friendValid', rule: 'order' } as const] : []),
    ...(values.referrerReward > values.friendDeposit
      ? [{ argument: 'friendDeposit', rule: 'order' } as const]
      : []),
  ]
}

function story(values: ReferralArguments): StoryLine[] {
  const share: StoryLine = {
    name: 'referral_share',
    values: {
      percent: { ratePpm: values.sharePpm },
      days: { number: values.shareDays },
      max: { money: values.shareDayMax },
    },
  }
  const base = { text: 'promo_base_reward' } as const
  const asked = {
    deposit: { money: values.friendDeposit },
    valid: { money: values.friendValid },
    days: { number: values.friendDays },
    reward: { money: values.referrerReward },
  }
  const friend: StoryLine = { name: 'referral_friend', values: { times: { ratePpm: values.friendTimes } } }
  return [
    values.friendReward === 0
      ? { name: 'referral_alone', values: asked }
      : { name: 'referral', values: { ...asked, friend: { money: values.friendReward } } },
    values.referrerTimes === 0
      ? { name: 'turnover_none', values: {} }
      : { name: 'turnover_open', values: { times: { ratePpm: values.referrerTimes }, base } },
    ...(values.friendReward === 0 || values.friendTimes === 0 ? [] : [friend]),
    ...(values.sharePpm === 0 ? [] : [share]),
    { name: 'referral_same', values: {} },
  ]
}

export const referral: PromotionKind<typeof declared> = {
  code: 'REFERRAL',
  ownPage: { name: 'referral' },
  way: 'CLAIM',
  // A cycle for each friend, and one for each day of shares.
  cycle: 'ONCE',
  declared,
  orders: { friendDeposit: 'friend_deposit', friendValid: 'friend_play' },
  check,
  costs,
  gifts: ({ referrerReward, friendReward, shareDayMax }) =>
    Object.entries({ referrerReward, friendReward, shareDayMax }).map(([argument, amount]) => ({
      argument,
      amount: BigInt(amount),
    })),
  progress: (values, { depositAmount = 0n, validAmount = 0n }) => {
    const [deposit, valid] = [BigInt(values.friendDeposit), BigInt(values.friendValid)]
    return {
      doneAmount: within(depositAmount, deposit) + within(validAmount, valid),
      targetAmount: deposit + valid,
    }
  },
  /** What the one who invited receives for the figures of a friend. */
  pay: (values, figures) =>
    hasMet(values, figures) ? cash(BigInt(values.referrerReward), BigInt(values.referrerTimes)) : null,
  story,
}

/** What the gifts may cost of what the friend's first play earns: they come once and bring a member. */
const LIMIT_PERCENT = 500
const THOUSAND_BAHT = 100_000n

/** Both gifts against the friend's play and their own turnover, and the share of all later play. */
function costs(values: ReferralArguments, edges: Edges): PromotionCost[] {
  const { friendValid, friendDeposit, referrerReward, referrerTimes, friendReward, friendTimes } = values
  const played =
    BigInt(Math.max(friendValid, friendDeposit)) +
    ceilToMinor(BigInt(referrerReward), BigInt(referrerTimes)) +
    ceilToMinor(BigInt(friendReward), BigInt(friendTimes))
  const costAmount = BigInt(referrerReward + friendReward)
  return [
    {
      argument: 'referrerReward',
      costAmount,
      ...leastOf(played, edges, products),
      limitPercent: LIMIT_PERCENT,
    },
    {
      argument: 'sharePpm',
      costAmount: ceilToMinor(THOUSAND_BAHT, BigInt(values.sharePpm)),
      ...leastOf(THOUSAND_BAHT, edges, products),
      limitPercent: LEFT_PERCENT,
    },
  ]
}
