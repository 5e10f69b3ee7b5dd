import {
  readRedEnvelope,
  readRedEnvelopeSchemas,
} from '../../../../contract/player/promotions/read-red-envelope.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { maskName } from '../../../catalogue/index.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { withoutOffers } from '../../audience/left-out.ts'
import { drawsFor } from '../../draws/for-member.ts'
import type { DrawRow } from '../../draws/store.ts'
import { depositedFor } from '../claim.ts'
import { rainTermsOf } from '../steps.ts'
import { nameOf, shownState } from '../values.ts'
import { readLatestShares, readShares } from '../store/shares.ts'

/** A rain stays in view for a day after its end. */
const SHOWN_MS = 86_400_000
const RAINS = 50
const LATEST = 5

export const handleReadRedEnvelope = handle(
  readRedEnvelope,
  readRedEnvelopeSchemas,
  async (context, { query }) => {
    const { tx, merchant, actor, now, use } = context
    const since = new Date(now.getTime() - SHOWN_MS)
    const seeker = { house: merchant, memberId: actor.accountId, now, use }
    const rains = await drawsFor(tx, seeker, { kind: 'RED_ENVELOPE', since, limit: RAINS })
    const asked = rains.find(({ promotionId }) => promotionId === query.promotionId)
    const draw = asked ?? shownOf(rains, now)
    const left = await withoutOffers(tx, { merchantId: merchant.id, memberIds: [actor.accountId], now })
    const next = rains.findLast(
      ({ state, drawsAt, promotionId }) =>
        state === 'WAITING' && drawsAt > now && promotionId !== draw?.promotionId,
    )
    return {
      currency: merchant.currency,
      merchantId: merchant.id,
      isLeftOut: left.has(actor.accountId),
      rain: draw ? await rainValue(context, draw) : null,
      nextOpensAt: next?.drawsAt ?? null,
    }
  },
)

/** The one that is open, else the next one, else the last; the rows are the latest first. */
function shownOf(rains: readonly DrawRow[], now: Date): DrawRow | undefined {
  return (
    rains.find(({ state, endsAt }) => state === 'OPEN' && endsAt > now) ??
    rains.findLast(({ state }) => state === 'WAITING' || state === 'CLOSED') ??
    rains[0]
  )
}

async function rainValue({ tx, language, actor }: CallContext, draw: DrawRow) {
  const { pool, count, deposit, days } = rainTermsOf(draw)
  const latest = await readLatestShares(tx, draw.promotionId, LATEST)
  const accounts = await accountsByIds(
    tx,
    latest.map(({ memberId }) => memberId),
  )
  const { own, takenCount } = await readShares(tx, draw.promotionId, actor.accountId)
  return {
    promotionId: draw.promotionId,
    name: nameOf(draw, language),
    state: shownState(draw),
    opensAt: draw.drawsAt,
    endsAt: draw.endsAt,
    endedAt: draw.endedAt,
    poolAmount: BigInt(pool),
    count,
    takenCount,
    commit: draw.commit,
    beacon: draw.beacon,
    depositAmount: BigInt(deposit),
    depositDays: days,
    ownDepositAmount: await depositedFor(tx, draw, actor.accountId),
    own: own ?? null,
    latest: latest.map(({ place, amount, memberId }) => ({
      place,
      amount,
      isOwn: memberId === actor.accountId,
      name: maskName(accounts.get(memberId)?.username ?? ''),
    })),
  }
}
