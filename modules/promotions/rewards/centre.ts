/** The sums over all sources of rewards. */
import { refuse } from '../../../contract/errors.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { withSavepoint, type Reader, type Tx } from '../../../platform/postgres.ts'
import type { Given, ReadyReward, ReceivedReward, RewardSeeker, RewardSource } from './source.ts'
import { rewardSources } from './sources.ts'

type Addressed<Reward> = Reward & { readonly source: string; readonly address: string }

const addressed = <Reward extends { rewardId: string }>(
  { code }: RewardSource,
  rewards: readonly Reward[],
): Addressed<Reward>[] =>
  rewards.map((reward) => ({ ...reward, source: code, address: `${code}:${reward.rewardId}` }))

/** What is ready of every source; what must be claimed first stands first. */
export async function readyRewards(reader: Reader, seeker: RewardSeeker): Promise<Addressed<ReadyReward>[]> {
  const ready: Addressed<ReadyReward>[] = []
  for (const source of rewardSources) ready.push(...addressed(source, await source.readyOf(reader, seeker)))
  const endOf = ({ claimUntil }: ReadyReward) => claimUntil?.getTime() ?? Number.POSITIVE_INFINITY
  return ready.sort((one, other) => (endOf(one) < endOf(other) ? -1 : endOf(one) > endOf(other) ? 1 : 0))
}

/** What was received of every source, the newest first. */
export async function receivedRewards(
  reader: Reader,
  seeker: RewardSeeker,
  limit: number,
): Promise<Addressed<ReceivedReward>[]> {
  const received: Addressed<ReceivedReward>[] = []
  for (const source of rewardSources)
    received.push(...addressed(source, await source.receivedOf(reader, seeker, limit)))
  return received.sort((one, other) => other.at.getTime() - one.at.getTime()).slice(0, limit)
}

/** Claims one by its address. PROMO_NOT_FOUND for one that no source has; null if it was claimed before. */
export async function claimOne(tx: Tx, seeker: RewardSeeker, address: string): Promise<Given | null> {
  const at = address.indexOf(':')
  const source = rewardSources.find(({ code }) => code === address.slice(0, at)) ?? refuse('PROMO_NOT_FOUND')
  return source.claim(tx, seeker, address.slice(at + 1))
}

const leavesForTomorrow: readonly string[] = ['PROMO_DAY_CAP', 'PROMO_BUDGET_DAY']
/** These leave a reward for another day, or have ended it since the list was read; the others go on. */
const leavesOne: readonly string[] = [
  ...leavesForTomorrow,
  'PROMO_CLAIM_LATE',
  'PROMO_BUDGET',
  'PROMO_QUOTA',
  'PROMO_NOT_FOUND',
  'PROMO_NOT_READY',
  'PROMO_STATE',
]

/**
 * Claims all that are ready. PROMO_DAY_CAP or PROMO_BUDGET_DAY if something was ready, and the cap of the
 * member's day or a promotion's budget of the day left out all of it.
 */
export async function claimAll(tx: Tx, seeker: RewardSeeker): Promise<Given[]> {
  const given: Given[] = []
  let tomorrow = undefined as Refusal | undefined
  for (const { address } of await readyRewards(tx, seeker))
    await withSavepoint(tx, async (undo) => {
      try {
        const one = await claimOne(tx, seeker, address)
        if (one) given.push(one)
      } catch (problem) {
        if (!(problem instanceof Refusal) || !leavesOne.includes(problem.code)) throw problem
        if (leavesForTomorrow.includes(problem.code)) tomorrow ??= problem
        await undo()
      }
    })
  if (given.length === 0 && tomorrow) throw tomorrow
  return given
}
