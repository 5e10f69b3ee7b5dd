/**
 * One person behind several accounts: found by a job, decided by an operator (domain/economy.md §9;
 * security/decisions.md §4, Multi-account).
 */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { sharedTraitsOf } from '../../identity/index.ts'
import { amlScores } from './rules/aml-kinds.ts'
import { findRings, type Ring, type Tie } from './rules/aml-rings.ts'
import { isSharedDevice } from './rules/aml-signs.ts'
import { maskAccountNo } from '../shared/rules/banks.ts'
import { readBankTies } from './store/aml-facts.ts'
import {
  decideRingRow,
  lockFinding,
  lockRing,
  readAllRings,
  removeRings,
  writeRings,
  type FoundRing,
  type RingRow,
} from './store/rings.ts'
import { flagMember } from './flags.ts'

const DAY_MS = 86_400_000
/** Older sign-ins say nothing about who uses a device today. */
const SEEN_DAYS = 90
const BANK_TIES = 5_000

/**
 * Checks all members of a merchant, stores the rings and flags members who share a device with two more;
 * returns how many rings are new.
 */
export async function findPersonRings(tx: Tx, merchantId: string, now: Date): Promise<number> {
  await lockFinding(tx, merchantId)
  const ties = [
    ...(await sharedTraitsOf(tx, merchantId, new Date(now.getTime() - SEEN_DAYS * DAY_MS))),
    ...(await bankTies(tx, merchantId)),
  ]
  const known = await readAllRings(tx, merchantId)
  const found: FoundRing[] = []
  const taken: string[] = []
  for (const ring of findRings(ties)) {
    const place = placeOf(ring, known)
    taken.push(...place.taken)
    if (place.ringId !== null) found.push({ ringId: place.ringId, isNew: place.isNew, ...ring })
  }
  await removeRings(tx, taken)
  await writeRings(tx, merchantId, found, now)
  await flagDevices(tx, merchantId, ties)
  return found.filter(({ isNew }) => isNew).length
}

async function bankTies(tx: Tx, merchantId: string): Promise<Tie[]> {
  const rows = await readBankTies(tx, merchantId, BANK_TIES)
  return rows.map((row) => ({
    kind: 'BANK_ACCOUNT',
    value: `${row.bank_code} ${maskAccountNo(row.account_no)}`,
    memberIds: row.member_ids,
    firstAt: row.first_at,
    lastAt: row.last_at,
  }))
}

/** A decided ring stays decided until somebody new joins it; an open one grows. */
function placeOf(
  ring: Ring,
  known: readonly RingRow[],
): { ringId: string | null; isNew: boolean; taken: string[] } {
  const members = new Set(ring.memberIds)
  const isCovered = known.some(
    (row) => row.state !== 'OPEN' && ring.memberIds.every((member) => row.member_ids.includes(member)),
  )
  const within = known.filter(
    (row) => row.state === 'OPEN' && row.member_ids.some((member) => members.has(member)),
  )
  if (isCovered) return { ringId: null, isNew: false, taken: within.map((row) => row.ring_id) }
  const [first, ...others] = within
  return {
    ringId: first?.ring_id ?? newId(),
    isNew: first === undefined,
    taken: others.map((row) => row.ring_id),
  }
}

async function flagDevices(tx: Tx, merchantId: string, ties: readonly Tie[]): Promise<void> {
  for (const { kind, value, memberIds } of ties) {
    if (kind !== 'DEVICE' || !isSharedDevice(memberIds.length)) continue
    for (const memberId of memberIds)
      await flagMember(tx, {
        merchantId,
        memberId,
        kind: 'SHARED_DEVICE',
        score: amlScores.SHARED_DEVICE,
        reference: value,
        detail: { device: value, accounts: memberIds.length },
      })
  }
}

/**
 * HOUSEHOLD: several people, nothing follows. SAME_PERSON: every member is flagged with 100 points, so
 * payouts are held. RING_NOT_FOUND, RING_STATE.
 */
export async function decideRing(
  context: CallContext,
  ringId: string,
  state: 'HOUSEHOLD' | 'SAME_PERSON',
  remark: string,
): Promise<void> {
  const { tx, merchant, actor, now } = context
  const ring = (await lockRing(tx, merchant.id, ringId)) ?? refuse('RING_NOT_FOUND')
  if (ring.state !== 'OPEN') refuse('RING_STATE')
  await decideRingRow(tx, ringId, { state, by: actor.claims.account, remark, now })
  if (state === 'SAME_PERSON') {
    for (const memberId of ring.member_ids)
      await flagMember(tx, {
        merchantId: merchant.id,
        memberId,
        kind: 'SAME_PERSON',
        score: amlScores.SAME_PERSON,
        reference: ringId,
        detail: { accounts: ring.member_ids.length },
      })
  }
  await context.audit('aml.decide-ring', `ring:${ringId}`, { state, remark, members: ring.member_ids })
}
