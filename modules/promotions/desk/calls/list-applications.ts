import {
  listApplications,
  listApplicationsSchemas,
} from '../../../../contract/operator/promotions/list-applications.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { depositTotalsOf } from '../../../cashier/index.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { amountIn, payOf, termsOf } from '../../offers/terms.ts'
import { claimRowOf } from '../rows.ts'
import { eventsOf, imagesOf, listDeskClaims, waitingApplications, type DeskClaim } from '../store/claims.ts'

export const handleListApplications = handle(
  listApplications,
  listApplicationsSchemas,
  async ({ tx, merchant }, { query: { tab, pageNo = 1, pageSize = 20 } }) => {
    const page = { pageNo, pageSize }
    const { list, total } = await listDeskClaims(tx, { merchantId: merchant.id, tab }, page)
    const claimIds = list.map(({ claimId }) => claimId)
    const memberIds = list.map(({ memberId }) => memberId)
    const members = await accountsByIds(tx, memberIds)
    const deposits = new Map((await depositTotalsOf(tx, memberIds)).map((row) => [row.memberId, row.amount]))
    const images = await imagesOf(tx, claimIds)
    const events = Map.groupBy(await eventsOf(tx, claimIds), ({ claimId }) => claimId)
    const rows = list.map((claim) => {
      const member = members.get(claim.memberId)
      const past = events.get(claim.claimId) ?? []
      // The last words of the member, and the last decision after them.
      const applied = past.findLast(({ toState }) => toState === 'APPLYING')
      const decision = past.findLast(({ fromState }) => fromState === 'APPLYING')
      const isDecided = claim.state !== 'APPLYING'
      return {
        ...claimRowOf(claim, merchant.currency),
        memberId: claim.memberId,
        username: member?.username ?? '',
        vipLevel: member?.vipLevel ?? 0,
        kycLevel: member?.kycLevel ?? 0,
        memberSince: member?.createdAt ?? claim.joinedAt,
        depositAmount: deposits.get(claim.memberId) ?? 0n,
        ...amountsOf(claim),
        attempt: claim.attempts,
        appliedAt: applied?.at ?? claim.joinedAt,
        images: images.get(claim.claimId) ?? [],
        decidedAt: isDecided ? (decision?.at ?? null) : null,
        decidedBy: isDecided ? (decision?.actor ?? '') : '',
      }
    })
    return { ...toPage(rows, page, total), ...(await waitingApplications(tx, merchant.id)) }
  },
)

/** What an approval gives by the terms that the member applied under. */
function amountsOf(claim: DeskClaim): { usualAmount: bigint; mostAmount: bigint } {
  const terms = termsOf(claim)
  if (!terms) return { usualAmount: 0n, mostAmount: 0n }
  return { usualAmount: payOf(terms, {})?.amount ?? 0n, mostAmount: amountIn(terms, 'maxAmount') }
}
