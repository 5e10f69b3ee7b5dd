import { listRewards, listRewardsSchemas } from '../../../../contract/player/promotions/list-rewards.ts'
import { ceilToMinor } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { readyRewards, receivedRewards } from '../centre.ts'

const LATEST = 30
const ONCE = 1_000_000

export const handleListRewards = handle(listRewards, listRewardsSchemas, async (context) => {
  const { tx, actor, merchant, now, language } = context
  const seeker = { house: merchant, memberId: actor.accountId, now, use: context.use }
  const ready = await readyRewards(tx, seeker)
  const received = await receivedRewards(tx, seeker, LATEST)
  const nameIn = (names: Readonly<Record<'th' | 'en', string>>) => names[language === 'th' ? 'th' : 'en']
  return {
    currency: merchant.currency,
    totalAmount: ready.reduce((sum, { amount }) => sum + amount, 0n),
    totalPoints: ready.reduce((sum, { pointsAmount }) => sum + pointsAmount, 0n),
    requiredAmount: ready.reduce((sum, { amount, timesPpm }) => sum + ceilToMinor(amount, timesPpm), 0n),
    ready: ready.map(({ address, source, name, amount, pointsAmount, roundCount, timesPpm, claimUntil }) => ({
      rewardId: address,
      source,
      name: nameIn(name),
      amount,
      pointsAmount,
      roundCount: roundCount ?? 0,
      times: Number(timesPpm) / ONCE,
      claimUntil,
    })),
    received: received.map(({ address, source, name, amount, pointsAmount, outcome, at }) => ({
      rewardId: address,
      source,
      name: nameIn(name),
      amount,
      pointsAmount,
      outcome,
      at,
    })),
  }
})
