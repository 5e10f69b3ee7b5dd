/**
 * Rounds that operators grant: everybody of the audience gets them once the promotion is open, some members
 * in each transaction, which also remembers how far it came. A changed promotion is gone through again, and
 * whoever has its rounds already gets no more.
 */
import type { MerchantContext } from '../../../platform/calls.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { rankedMembers } from '../../identity/index.ts'
import { lockPromotion, readOpenOf, type PromotionRow } from '../offers/store/promotions.ts'
import { closedFor, fitsBudget, Seeker, type Asker } from '../offers/usable.ts'
import { endedRuns, lockRun, moveRun } from '../runs/store.ts'
import { costOf, freeValuesOf, grantRounds } from './grant.ts'
import { readGrants } from './store/grants.ts'
import { tellGranted } from './tell-granted.ts'

const CHUNK = 200

export interface GrantingParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
  readonly now: Date
  readonly chunk?: number
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

export async function grantToAudiences(parts: GrantingParts, house: MerchantContext): Promise<void> {
  const { database, now } = parts
  const open = await readOpenOf(database.kysely, { merchantId: house.id, kinds: ['FREE_ROUNDS'], now })
  for (const promotion of open) {
    if (freeValuesOf(promotion).occasion !== 'GRANT') continue
    const ended = await endedRuns(database.kysely, { merchantId: house.id, name: nameOf(promotion) })
    if (ended.has(periodOf(promotion))) continue
    while (await grantNext(parts, house, promotion)) await parts.onStep?.()
  }
}

const nameOf = ({ promotionId }: PromotionRow): string => `free-rounds:${promotionId}`
const periodOf = ({ version }: PromotionRow): string => `version ${version}`

/** False once all members were looked at. */
function grantNext(
  { database, services, now, chunk = CHUNK }: GrantingParts,
  house: MerchantContext,
  seen: PromotionRow,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const key = { merchantId: house.id, name: nameOf(seen), period: periodOf(seen) }
    const { afterMember, isEnded } = await lockRun(tx, key)
    const promotion = await lockPromotion(tx, house.id, seen.promotionId)
    if (isEnded || !promotion || promotion.version !== seen.version) return false
    const memberIds = await membersAfter(tx, promotion, afterMember, chunk)
    const asker = { tx, merchant: house, now, use: services.use.bind(services) as Services['use'] }
    await grantThese(asker, promotion, memberIds)
    await moveRun(tx, key, memberIds.at(-1) ?? null, now)
    return memberIds.length > 0
  })
}

async function membersAfter(
  tx: Tx,
  { merchantId, audience: { memberIds } }: PromotionRow,
  after: string,
  limit: number,
): Promise<string[]> {
  if (memberIds)
    return memberIds
      .filter((id) => id > after)
      .toSorted()
      .slice(0, limit)
  const members = await rankedMembers(tx, { merchantId, after, limit })
  return members.map(({ accountId }) => accountId)
}

/** As far as the budget and the places reach, in the order of the members. */
async function grantThese(
  asker: Asker,
  promotion: PromotionRow,
  memberIds: readonly string[],
): Promise<void> {
  const { tx, now } = asker
  const cost = costOf(promotion)
  let { claimCount, spentAmount } = promotion
  for (const memberId of memberIds) {
    if (closedFor(promotion, now) !== null) return
    if (!fitsBudget({ ...promotion, claimCount, spentAmount }, cost)) return
    const seeker = await Seeker.of(asker, memberId)
    if (!seeker || seeker.isLeftOut || !(await seeker.isFor(promotion))) continue
    if (await seeker.isDuplicate(promotion)) continue
    const claim = await grantRounds(tx, { promotion, memberId, now })
    if (!claim) continue
    claimCount += 1
    spentAmount += cost
    const grant = (await readGrants(tx, [claim.claimId])).get(claim.claimId)!
    await tellGranted(tx, promotion, grant, now)
  }
}
