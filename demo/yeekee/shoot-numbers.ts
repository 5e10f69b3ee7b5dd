/**
 * A few demo members shoot numbers into the running yeekee round, so that it is never empty. They are shown
 * as demo members; a live house has none of them (domain/lottery.md §6.2 forbids shots of the house).
 */
import { randomInt } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import type { Job, MerchantContext } from '../../platform/calls.ts'
import type { Database } from '../../platform/postgres.ts'
import type { Services } from '../../platform/services.ts'
import { accountByName } from '../../modules/identity/index.ts'
import { roundTakingShots, shoot, shotsTellerKey, type LotteryIssueKey } from '../../modules/lottery/index.ts'
import { merchantsKey } from '../../modules/system/index.ts'

const shooters = ['member14', 'member15', 'member16', 'member17', 'member18']
/** Each of them shoots in one of so many runs. */
const IN_RUNS = 6

export const shootNumbers: Job = {
  name: 'demo/shoot-numbers',
  everyMs: 5_000,
  run: async ({ database, services, config }) => {
    if (!config.hasDemoHistory) return
    const key = await roundTakingShots(database.kysely)
    if (!key) return
    for (const merchant of services.use(merchantsKey).all())
      for (const account of shooters.filter(() => randomInt(IN_RUNS) === 0))
        await shootAs(database, services, key, { merchant, account })
  },
}

/** As a member's own call does it. */
async function shootAs(
  database: Database,
  services: Services,
  key: LotteryIssueKey,
  { merchant, account }: { merchant: MerchantContext; account: string },
): Promise<void> {
  const member = await accountByName(database.kysely, { merchantId: merchant.id, account })
  if (!member) return
  const shooter = {
    merchant,
    memberId: member.accountId,
    username: member.username,
    language: merchant.defaultLanguage,
    isDemo: true,
  }
  const number = String(randomInt(100_000)).padStart(5, '0')
  try {
    await database.transaction((tx) => shoot(tx, shooter, key, number))
  } catch (error) {
    // Just shot, no shot left, or the round ended: the next run shoots again.
    if (error instanceof Refusal) return
    throw error
  }
  services.use(shotsTellerKey).note(key)
}
