import {
  listMemberClaims,
  listMemberClaimsSchemas,
} from '../../../../contract/operator/promotions/list-member-claims.ts'
import { handle } from '../../../../platform/calls.ts'
import { readGrants, type GrantRow } from '../../free-rounds/store/grants.ts'
import { memberWithLevel } from '../../vip/holds.ts'
import { claimRowOf } from '../rows.ts'
import { claimsOfMember, eventsOf } from '../store/claims.ts'
import { listPromotions } from '../store/promotions.ts'

const LATEST = 50
/** More running promotions for grants than this are no choice. */
const MOST_RESCUES = { pageNo: 1, pageSize: 20 }

export const handleListMemberClaims = handle(
  listMemberClaims,
  listMemberClaimsSchemas,
  async (context, { params: { memberId } }) => {
    const { tx, merchant, now } = context
    await memberWithLevel(context, memberId)
    const claims = await claimsOfMember(tx, { merchantId: merchant.id, memberId }, LATEST)
    const events = Map.groupBy(
      await eventsOf(
        tx,
        claims.map(({ claimId }) => claimId),
      ),
      ({ claimId }) => claimId,
    )
    const grants = await readGrants(
      tx,
      claims.filter(({ kind }) => kind === 'FREE_ROUNDS').map(({ claimId }) => claimId),
    )
    const running = { merchantId: merchant.id, now, phase: 'RUNNING', kind: 'RESCUE' } as const
    const rescues = await listPromotions(tx, running, MOST_RESCUES)
    return {
      list: claims.map((claim) => ({
        ...claimRowOf(claim, merchant.currency),
        joinedAt: claim.joinedAt,
        freeRounds: roundsOf(grants.get(claim.claimId)),
        events: (events.get(claim.claimId) ?? []).map(({ claimId: _, ...event }) => event),
      })),
      rescues: rescues.list.map(({ promotionId, names }) => ({ promotionId, names })),
    }
  },
)

function roundsOf(grant: GrantRow | undefined) {
  if (!grant) return null
  const { roundAmount, roundCount, leftCount, wonAmount, endsAt } = grant
  return { roundAmount, roundCount, leftCount, wonAmount, endsAt }
}
