/** RESCUE: free credit that an operator decides, asked for by the member or not (domain/economy.md §6.1). */
import { bonusArguments, bonusFaults, bonusLines, bonusOf, bonusOrders } from '../bonus.ts'
import type { PromotionKind, StoryLine } from '../kind.ts'

const declared = {
  /** What is given unless the operator says otherwise, and the most that they may give. */
  amount: { form: 'MONEY', min: 100, max: 2_000_000, default: 10_000 },
  maxAmount: { form: 'MONEY', min: 100, max: 2_000_000, default: 100_000 },
  /** MEMBER: members apply for it; OPERATOR: it is given to members who did not ask. */
  asking: { form: 'CHOICE', choices: ['MEMBER', 'OPERATOR'], default: 'MEMBER' },
  /** CREDIT: at once with the approval; CLAIM: the member presses for it. */
  giving: { form: 'CHOICE', choices: ['CREDIT', 'CLAIM'], default: 'CREDIT' },
  claimDays: { form: 'DAYS', min: 1, max: 90, default: 7 },
  ...bonusArguments,
  times: { ...bonusArguments.times, default: 1_000_000 },
  days: { ...bonusArguments.days, default: 7 },
} as const

export const rescue: PromotionKind<typeof declared> = {
  code: 'RESCUE',
  way: 'APPLY',
  cycle: 'ONCE',
  declared,
  wayOf: ({ asking }) => (asking === 'OPERATOR' ? 'GRANT' : 'APPLY'),
  orders: { ...bonusOrders, amount: 'most' },
  check: (values) => [
    ...(values.amount > values.maxAmount ? [{ argument: 'amount', rule: 'order' } as const] : []),
    ...bonusFaults(values, values.maxAmount),
  ],
  progress: () => null,
  mostAmount: ({ maxAmount }) => BigInt(maxAmount),
  gifts: ({ maxAmount }) => [{ argument: 'maxAmount', amount: BigInt(maxAmount) }],
  /** `rewardAmount` is what the operator decided. */
  pay(values, { rewardAmount = BigInt(values.amount) }) {
    const most = BigInt(values.maxAmount)
    const amount = rewardAmount < most ? rewardAmount : most
    return bonusOf(values, amount, amount)
  },
  story: (values): StoryLine[] => [
    { name: 'rescue_up_to', values: { max: { money: values.maxAmount } } },
    ...(values.asking === 'MEMBER' ? [{ name: 'rescue_apply', values: {} } as const] : []),
    ...(values.giving === 'CLAIM'
      ? [{ name: 'rescue_claim', values: { days: { number: values.claimDays } } } as const]
      : []),
    ...bonusLines(values, 'promo_base_reward'),
  ],
}
