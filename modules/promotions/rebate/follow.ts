/**
 * Collects what was settled, corrections included, as valid bet that waits for its rebate
 * (docs/flows/settled-play.md). What was settled while a bonus row was open gives none.
 */
import { rebateProducts } from '../../../kernel/agents/economy-guard.ts'
import { periodFinder, periodOf, type Period } from '../../../kernel/calendar.ts'
import type { Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { merchantsKey } from '../../system/index.ts'
import { bonusOpenAt } from '../../wagering/index.ts'
import { readPlayChanges, type PlayChange } from '../../wallet/index.ts'
import { addPlay, leaveOut, readLeftOut } from './store/play.ts'

const FOLLOWER = 'promotions.rebate'
const CHANGES = 2_000

const products: readonly string[] = rebateProducts

/** Collects the next changes; returns whether more may be waiting. */
export async function followRebates(tx: Tx, services: Services): Promise<boolean> {
  const merchants = services.use(merchantsKey)
  const changes = await readPlayChanges(tx, FOLLOWER, CHANGES, false)
  const counting = changes.filter(
    ({ merchantId, product, valid, stake }) =>
      products.includes(product) &&
      (valid !== 0n || stake > 0n) &&
      merchants.byId(merchantId)?.flags.MANPLAYREB3 === true,
  )
  const counted = await withoutBonusPlay(tx, counting)
  const weeks = new Map<string, (moment: Date) => Period>()
  const weekOf = (merchantId: string, moment: Date) => {
    const { timeZone } = merchants.byId(merchantId)!
    const find = weeks.get(timeZone) ?? periodFinder((at) => periodOf('WEEK', at, timeZone))
    weeks.set(timeZone, find)
    return find(moment).id
  }
  await addPlay(
    tx,
    counted.map(({ memberId, merchantId, product, valid, settledAt }) => ({
      memberId,
      merchantId,
      product,
      week: weekOf(merchantId, settledAt),
      validAmount: valid,
    })),
  )
  return changes.length > 0
}

/**
 * A change that brings a stake is the settlement of its round, and decides for the later corrections of the
 * round as well: otherwise a correction would take back what was never counted.
 */
async function withoutBonusPlay(tx: Tx, changes: readonly PlayChange[]): Promise<PlayChange[]> {
  if (changes.length === 0) return []
  const settlements = changes.filter(({ stake }) => stake > 0n)
  const open = await bonusOpenAt(
    tx,
    settlements.map(({ memberId, settledAt }) => ({ memberId, at: settledAt })),
  )
  await leaveOut(
    tx,
    settlements.filter((_, place) => open[place]).map(({ roundNo }) => roundNo),
  )
  const leftOut = await readLeftOut(
    tx,
    changes.map(({ roundNo }) => roundNo),
  )
  return changes.filter(({ roundNo }) => !leftOut.has(roundNo))
}
