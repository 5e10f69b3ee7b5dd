/**
 * Opens a member's envelope of a rain, in one transaction: the claim, the next share, the credit. Whoever
 * fails leaves the share to the next.
 */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { shareReward } from '../../../kernel/promotions/kinds/red-envelope.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { creditedDepositsOf } from '../../cashier/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { isDrawFor, type DrawSeeker } from '../draws/for-member.ts'
import type { DrawRow } from '../draws/store.ts'
import { fitIntoDay, giveGifts } from '../gifts/give.ts'
import { rainTermsOf } from './steps.ts'
import {
  insertRainClaim,
  readOwnShare,
  readRain,
  takeShare,
  writeRainClaim,
  type Rain,
  type Share,
} from './store/shares.ts'

const DAY_MS = 86_400_000

export interface Opening extends DrawSeeker {
  readonly house: { readonly id: string; readonly timeZone: string }
  readonly promotionId: string
}

/** What the member paid in before the opening, as far back as the rain asks. */
export async function depositedFor(reader: Reader, draw: DrawRow, memberId: string): Promise<bigint> {
  const from = new Date(draw.drawsAt.getTime() - rainTermsOf(draw).days * DAY_MS)
  return (await creditedDepositsOf(reader, { memberId, from, to: draw.drawsAt })).amount
}

/**
 * The rain, if there is still a share for this member or they have one. It only reads, so it may be asked
 * before the transaction too. Errors: PROMO_NOT_FOUND, PROMO_NOT_OPEN, PROMO_ENDED, PROMO_NOT_ELIGIBLE for a
 * member outside its audience, PROMO_QUOTA.
 */
export async function requireRain(reader: Reader, opening: Opening): Promise<Rain> {
  const { house, memberId, promotionId, now } = opening
  const rain =
    (await readRain(reader, { merchantId: house.id, promotionId, memberId })) ?? refuse('PROMO_NOT_FOUND')
  const { draw, own, takenCount } = rain
  if (own) return rain
  if (draw.state === 'ENDED' || draw.state === 'VOID' || draw.endsAt <= now || !draw.isLive)
    refuse('PROMO_ENDED', (draw.endedAt ?? draw.endsAt).toISOString())
  if (draw.state !== 'OPEN') refuse('PROMO_NOT_OPEN', draw.drawsAt.toISOString())
  if (!(await isDrawFor(reader, draw, opening))) refuse('PROMO_NOT_ELIGIBLE')
  if (takenCount >= rainTermsOf(draw).count) refuse('PROMO_QUOTA')
  return rain
}

/**
 * The member's share; opened before, the same. Errors: those of `requireRain`, PROMO_RG, PROMO_NOT_ELIGIBLE,
 * PROMO_DAY_CAP.
 */
export async function openEnvelope(tx: Tx, opening: Opening): Promise<Share> {
  const { house, memberId, promotionId, now } = opening
  const { draw, own } = await requireRain(tx, opening)
  if (own) return own
  // The claim comes first: who presses several times at once waits here, and nothing more is asked for them.
  const claimId = newId(now.getTime())
  const claim = { claimId, promotionId, memberId, merchantId: house.id, terms: draw.terms, at: now }
  if (!(await insertRainClaim(tx, claim)))
    return (await readOwnShare(tx, promotionId, memberId)) ?? refuse('PROMO_STATE')
  await requireEligible(tx, draw, opening)
  const share = (await takeShare(tx, promotionId, memberId)) ?? refuse('PROMO_QUOTA')
  await writeRainClaim(tx, claimId, share, now)
  const gift = {
    memberId,
    key: claimId,
    source: 'RED_ENVELOPE',
    reward: shareReward(share.amount),
  }
  const [fits] = await fitIntoDay(tx, { house, now }, [gift])
  if (!fits) refuse('PROMO_DAY_CAP')
  await giveGifts(tx, { house, code: 'RED_ENVELOPE', now }, [gift])
  return { ...share, openedAt: now }
}

async function requireEligible(tx: Tx, draw: DrawRow, { house, memberId, now }: Opening): Promise<void> {
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds: [memberId], now })
  if (left.has(memberId)) refuse('PROMO_RG')
  if ((await depositedFor(tx, draw, memberId)) < BigInt(rainTermsOf(draw).deposit))
    refuse('PROMO_NOT_ELIGIBLE')
}
