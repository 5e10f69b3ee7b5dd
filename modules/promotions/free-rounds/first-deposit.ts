/** Rounds that come with a member's first deposit, beside whatever else it brings. */
import type { PromotionRow } from '../offers/store/promotions.ts'
import { lockPromotion, readOpenOf } from '../offers/store/promotions.ts'
import { closedFor, fitsBudget, Seeker, type Asker } from '../offers/usable.ts'
import { firstDepositOf } from '../../cashier/index.ts'
import { costOf, freeValuesOf, grantRounds } from './grant.ts'
import { readGrants } from './store/grants.ts'
import { tellGranted } from './tell-granted.ts'

/** Of a deposit that was credited; delivered twice it gives nothing more. */
export async function grantWithDeposit(
  asker: Asker,
  { memberId, depositId }: { memberId: string; depositId: string },
): Promise<void> {
  const { tx, merchant, now } = asker
  const open = await readOpenOf(tx, { merchantId: merchant.id, kinds: ['FREE_ROUNDS'], now })
  const fitting = open.filter((promotion) => freeValuesOf(promotion).occasion === 'FIRST_DEPOSIT')
  if (fitting.length === 0) return
  const first = await firstDepositOf(tx, memberId)
  if (first?.depositId !== depositId) return
  for (const promotion of fitting) {
    if (first.amount < BigInt(freeValuesOf(promotion).leastAmount)) continue
    await grantOne(asker, promotion.promotionId, { memberId, depositId })
  }
}

/** The promotion's row is locked, so that two accounts of one person are looked at one after the other. */
async function grantOne(
  asker: Asker,
  promotionId: string,
  { memberId, depositId }: { memberId: string; depositId: string },
): Promise<void> {
  const { tx, merchant, now } = asker
  const promotion = await lockPromotion(tx, merchant.id, promotionId)
  const seeker = await Seeker.of(asker, memberId)
  if (!promotion || !seeker || !(await mayHave(seeker, promotion, now))) return
  const claim = await grantRounds(tx, { promotion, memberId, now, reference: depositId })
  if (!claim) return
  await tellGranted(tx, promotion, (await readGrants(tx, [claim.claimId])).get(claim.claimId)!, now)
}

/** The deposit itself is there by now, so the audience is asked without “never deposited”. */
async function mayHave(seeker: Seeker, promotion: PromotionRow, now: Date): Promise<boolean> {
  if (seeker.isLeftOut || closedFor(promotion, now) !== null) return false
  if (!fitsBudget(promotion, costOf(promotion))) return false
  const { neverDeposited: _, ...audience } = promotion.audience
  return (await seeker.isFor({ ...promotion, audience })) && !(await seeker.isDuplicate(promotion))
}
