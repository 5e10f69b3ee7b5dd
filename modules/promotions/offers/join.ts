/** Takes part in what comes by itself, and applies for what an operator decides. */
import { refuse } from '../../../contract/errors.ts'
import { APPLICATION_IMAGES, MOST_APPLICATIONS } from '../../../contract/shared/promotion-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { keepImages } from '../../../platform/files.ts'
import { hubKey } from '../../../platform/hub.ts'
import { takeRounds } from '../free-rounds/grant.ts'
import { moveClaim, openClaim } from './claim-moves.ts'
import { insertImages, lockClaimOf, type ClaimRow } from './store/claims.ts'
import { readPromotion, type PromotionRow } from './store/promotions.ts'
import { cycleAt, termsOf, type Terms } from './terms.ts'
import { checkUsable, Seeker } from './usable.ts'

/** Who may see what members applied with. */
const APPLICATION_ABILITY = 'promotions.decide'
const WORK_TOPIC = 'work'

interface Usable {
  readonly promotion: PromotionRow
  readonly terms: Terms
  readonly key: { readonly promotionId: string; readonly memberId: string; readonly cycle: string }
  readonly claim: ClaimRow | undefined
  check(): Promise<void>
}

async function usable(context: CallContext, promotionId: string): Promise<Usable> {
  const { tx, merchant, actor, now } = context
  const promotion = (await readPromotion(tx, merchant.id, promotionId)) ?? refuse('PROMO_NOT_FOUND')
  const terms = termsOf(promotion) ?? refuse('PROMO_NOT_FOUND')
  const key = {
    promotionId,
    memberId: actor.accountId,
    cycle: cycleAt(terms, now, merchant.timeZone).id,
  }
  const claim = await lockClaimOf(tx, key)
  const check = async () => {
    const seeker = (await Seeker.of(context, actor.accountId)) ?? refuse('PROMO_NOT_FOUND')
    await checkUsable(seeker, promotion, now)
  }
  return { promotion, terms, key, claim, check }
}

/**
 * Joined before, it changes nothing. Errors: PROMO_NOT_FOUND, PROMO_STATE, those of `checkUsable`, and
 * PROMO_BUDGET of free rounds.
 */
export async function joinNow(context: CallContext, promotionId: string): Promise<void> {
  const { tx, merchant, now } = context
  const { promotion, terms, key, claim, check } = await usable(context, promotionId)
  if (promotion.kind === 'FREE_ROUNDS') return claim ? undefined : takeRounds(context, promotionId)
  if (terms.way !== 'AUTOMATIC' || terms.values.joining !== 'PRESS') refuse('PROMO_STATE')
  if (claim) return
  await check()
  const opening = {
    ...key,
    merchantId: merchant.id,
    state: 'JOINED',
    arguments: promotion.arguments,
  } as const
  await openClaim(tx, opening, { now })
}

/**
 * Applies with a remark and the pictures of the request; a rejected application is made again in the same
 * claim. Errors: PROMO_NOT_FOUND, UPLOAD_INVALID, PROMO_STATE while one is open or was approved,
 * PROMO_ATTEMPTS, those of `checkUsable`.
 */
export async function applyNow(context: CallContext, promotionId: string, remark: string): Promise<void> {
  const { tx, merchant, actor, now } = context
  if (context.uploads.length > APPLICATION_IMAGES) refuse('UPLOAD_INVALID')
  const { promotion, terms, key, claim, check } = await usable(context, promotionId)
  if (terms.way !== 'APPLY') refuse('PROMO_STATE')
  if (claim && claim.state !== 'REJECTED') refuse('PROMO_STATE')
  if (claim && (claim.attempts >= MOST_APPLICATIONS || !promotion.mayReapply)) refuse('PROMO_ATTEMPTS')
  await check()
  const attempt = (claim?.attempts ?? 0) + 1
  const mover = { now, note: remark }
  const applied = claim
    ? await moveClaim(tx, claim, 'APPLYING', { attempts: attempt, remark, reason: '' }, mover)
    : await openClaim(
        tx,
        {
          ...key,
          merchantId: merchant.id,
          state: 'APPLYING',
          attempts: attempt,
          remark,
          arguments: promotion.arguments,
        },
        mover,
      )
  if (!applied) refuse('PROMO_STATE')
  const images = await keepImages(context, context.uploads, 'promotion', {
    ownerId: actor.accountId,
    ability: APPLICATION_ABILITY,
  })
  await insertImages(tx, { claimId: applied.claimId, attempt, names: images.map(({ name }) => name) })
  context.afterCommit(() => context.use(hubKey).push({ topic: WORK_TOPIC, data: { queue: 'applications' } }))
}
