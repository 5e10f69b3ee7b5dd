/**
 * The economy guard (domain/economy.md §3): whatever changes what the house promises away is refused with the
 * figures if a product would promise more than 60 % of its edge.
 */
import { refuseWith } from '../../../contract/errors.ts'
import { brokenBy, excessOf, unaffordable, type Economy } from '../../../kernel/agents/economy-guard.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { settingOf, settingsOf } from '../../system/index.ts'
import { accountSettings } from '../settings/accounts.ts'
import { economySettings } from '../settings/economy.ts'
import { holdEconomy, readHighestGroup } from './store/groups.ts'
import { percentText } from '../../../kernel/percent.ts'

/** What the house promises, and whether the guard is on. */
export interface HouseEconomy extends Economy {
  readonly isGuarded: boolean
}

/** What of it is about to change. `memberG` is a group that an account or a link gets. */
export type EconomyChange = Partial<Omit<HouseEconomy, 'highestG'>> & {
  readonly defaultMemberG?: number
  readonly memberG?: number
}

export const economyOf = (reader: Reader, merchantId: string): Promise<HouseEconomy> =>
  economyAfter(reader, merchantId, {})

/** The own rebates of the groups R0 to R8 by product, in parts per million. */
export const rebateRatesOf = (reader: Reader, merchantId: string): Promise<Economy['rebates']> =>
  settingOf(reader, merchantId, economySettings.rebates)

/**
 * Refuses ECONOMY_GUARD, with the figures of every product that the change would make unaffordable; the
 * change itself is the caller's, in the same transaction.
 */
export async function checkEconomy(tx: Tx, merchantId: string, change: EconomyChange): Promise<void> {
  await holdEconomy(tx, merchantId)
  const after = await economyAfter(tx, merchantId, change)
  if (!after.isGuarded) return
  // The guard goes on only once nothing is too much.
  const broken = change.isGuarded ? unaffordable(after) : brokenBy(await economyOf(tx, merchantId), after)
  const [worst] = broken.toSorted((a, b) => excessOf(b) - excessOf(a))
  if (!worst) return
  const percents = [worst.sum, worst.budget, worst.edge].map((ppm) => `${percentText(ppm)}%`)
  refuseWith('ECONOMY_GUARD', { figures: broken }, worst.product, ...percents)
}

async function economyAfter(
  reader: Reader,
  merchantId: string,
  { defaultMemberG, memberG, ...change }: EconomyChange,
): Promise<HouseEconomy> {
  const { fresh, ...economy } = await settingsOf(reader, merchantId, {
    ...economySettings,
    fresh: accountSettings.defaultMemberG,
  })
  const highestG = Math.max(
    defaultMemberG ?? fresh,
    memberG ?? 0,
    (await readHighestGroup(reader, merchantId)) ?? 0,
  )
  return { ...economy, ...change, highestG }
}
