/** Every stored change of a claim: the row and its event together, by the table of moves alone. */
import { refuse } from '../../../contract/errors.ts'
import type { ClaimState } from '../../../contract/shared/promotion-words.ts'
import { newId } from '../../../kernel/ids.ts'
import { mayMove } from '../../../kernel/promotions/claim-states.ts'
import type { Tx } from '../../../platform/postgres.ts'
import {
  insertClaim,
  insertEvents,
  writeClaim,
  type ClaimChange,
  type ClaimRow,
  type NewClaim,
} from './store/claims.ts'

interface Mover {
  readonly now: Date
  /** The operator; empty: the member or the system. */
  readonly actor?: string
  readonly note?: string
}

type Opening = Pick<NewClaim, 'promotionId' | 'memberId' | 'merchantId' | 'cycle' | 'arguments'> &
  Partial<NewClaim> & { readonly state: ClaimState }

/** The first claim of a cycle; undefined if the member has one already, and nothing is changed then. */
export async function openClaim(tx: Tx, opening: Opening, mover: Mover): Promise<ClaimRow | undefined> {
  const { state } = opening
  if (!mayMove('JOIN', state)) refuse('PROMO_STATE')
  const claim = await insertClaim(tx, {
    claimId: newId(mover.now.getTime()),
    amount: 0n,
    requiredAmount: 0n,
    reference: '',
    joinedAt: mover.now,
    readyAt: null,
    claimUntil: null,
    paidAt: null,
    ...opening,
  })
  if (claim) await note(tx, claim, 'JOIN', state, mover)
  return claim
}

/** Of a locked claim. PROMO_STATE for a move that the table does not have. */
export async function moveClaim(
  tx: Tx,
  claim: ClaimRow,
  to: ClaimState,
  change: ClaimChange,
  mover: Mover,
): Promise<ClaimRow> {
  if (!mayMove(claim.state, to)) refuse('PROMO_STATE')
  const moved = await writeClaim(tx, claim, to, change)
  await note(tx, claim, claim.state, to, mover)
  return moved
}

const note = (tx: Tx, { claimId }: ClaimRow, from: ClaimState, to: ClaimState, mover: Mover): Promise<void> =>
  insertEvents(tx, [{ claimId, from, to, actor: mover.actor ?? '', note: mover.note ?? '', at: mover.now }])
