/** What waits for a second person, for screens that list what it is about. */
import type { CallContext } from '../../platform/calls.ts'
import type { AnyProposalKind } from './proposals.ts'
import { readProposals } from './store/proposals.ts'

const MOST = 500

/** Of some kinds, by subject: the ids of proposals. */
export async function waitingSubjects(
  { tx, merchant, now }: CallContext,
  kinds: readonly AnyProposalKind[],
): Promise<ReadonlyMap<string, string>> {
  const names = kinds.map(({ name }) => name)
  const filter = { merchantId: merchant.id, kinds: names, now, state: 'PENDING' as const }
  const rows = await readProposals(tx, filter, { pageNo: 1, pageSize: MOST })
  return new Map(rows.map(({ subject, proposal_id: id }) => [subject, id]))
}
