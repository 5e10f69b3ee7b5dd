/**
 * Ends a grant: what its rounds won is credited as one bonus, with its turnover. Called for a locked grant,
 * by its last round or once its time is over.
 */
import { requiredOf } from '../../../kernel/promotions/bonus.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { fitIntoDay } from '../gifts/give.ts'
import { insertNotices } from '../notices/store.ts'
import { moveClaim } from '../offers/claim-moves.ts'
import { creditGifts, giftOf } from '../offers/give.ts'
import { lockClaim, type ClaimRow } from '../offers/store/claims.ts'
import { readPromotion } from '../offers/store/promotions.ts'
import { payOf, termsOf } from '../offers/terms.ts'
import { lockOver, writePlayed, type GrantRow } from './store/grants.ts'

const DAY_MS = 86_400_000
/** What does not fit into the member's day, or must wait for the end of a break, can be claimed so long. */
const CLAIM_DAYS = 7
const AT_ONCE = 100

export interface House {
  readonly id: string
  readonly timeZone: string
}

/**
 * The claim after it: ISSUED with what was credited, CLAIM with what waits to be claimed, CLOSE if nothing
 * was won.
 */
export async function endGrant(
  tx: Tx,
  { house, now }: { house: House; now: Date },
  grant: GrantRow,
): Promise<ClaimRow> {
  await writePlayed(tx, grant, now)
  const promotion = await readPromotion(tx, grant.merchantId, grant.promotionId)
  const claim = await lockClaim(tx, grant.merchantId, grant.grantId)
  if (!promotion || !claim) throw new Error('a grant is the claim of its promotion')
  const terms = termsOf({ kind: promotion.kind, arguments: claim.arguments })
  const reward = terms && payOf(terms, { rewardAmount: grant.wonAmount })
  if (!reward) return moveClaim(tx, claim, 'CLOSE', {}, { now })
  const gift = giftOf(promotion, claim, reward)
  const memberIds = [grant.memberId]
  const left = await withoutOffers(tx, { merchantId: grant.merchantId, memberIds, now })
  const fits = left.size === 0 && (await fitIntoDay(tx, { house, now }, [gift]))[0]
  const change = { amount: reward.amount, requiredAmount: requiredOf(reward), readyAt: now }
  if (!fits) {
    const claimUntil = new Date(now.getTime() + CLAIM_DAYS * DAY_MS)
    return moveClaim(tx, claim, 'CLAIM', { ...change, claimUntil }, { now })
  }
  const given = await moveClaim(tx, claim, 'ISSUED', { ...change, paidAt: now }, { now })
  await creditGifts(tx, { house, promotion, now }, [gift])
  return given
}

interface EndingParts {
  readonly database: Database
  readonly now: Date
  houseOf(merchantId: string): House | undefined
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

/** Ends what is over, some in each transaction; killed anywhere, it goes on with what is left. */
export async function endOver(parts: EndingParts): Promise<void> {
  while ((await endNext(parts)) > 0) await parts.onStep?.()
}

function endNext({ database, now, houseOf }: EndingParts): Promise<number> {
  return database.transaction(async (tx) => {
    const over = await lockOver(tx, now, AT_ONCE)
    for (const grant of over) {
      const house = houseOf(grant.merchantId)
      if (!house) throw new Error('a grant belongs to a merchant')
      await tell(tx, await endGrant(tx, { house, now }, grant), now)
    }
    return over.length
  })
}

/** The answer is in the inbox in the morning at the latest; who won nothing is told nothing. */
async function tell(tx: Tx, claim: ClaimRow, now: Date): Promise<void> {
  if (claim.state === 'CLOSE') return
  const promotion = await readPromotion(tx, claim.merchantId, claim.promotionId)
  if (!promotion) return
  const kind = claim.state === 'ISSUED' ? 'PROMO_GIVEN' : 'FREE_ROUNDS_READY'
  const detail = {
    ...promotion.names,
    promotionId: claim.promotionId,
    amount: String(claim.amount),
    required: String(claim.requiredAmount),
    until: claim.claimUntil?.toISOString() ?? '',
  }
  const notice = { key: `free-rounds-end:${claim.claimId}`, memberId: claim.memberId, kind, detail }
  await insertNotices(tx, claim.merchantId, [notice], now)
}
