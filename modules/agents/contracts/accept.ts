/**
 * The receiver accepts an offer: what it takes the place of ends, and what no longer fits below
 * (domain/agents.md §5.3).
 */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import { keepsCeiling } from '../../../kernel/agents/contracts/ceiling.ts'
import { nextPeriod } from '../../../kernel/agents/contracts/moments.ts'
import { contractAgent, isDirect } from './check-terms.ts'
import { endContracts, endsOf } from './ends.ts'
import type { Actor, Desk } from './desk.ts'
import { move, SYSTEM } from './move.ts'
import { heldContract, refuseLate } from './steps.ts'
import { readStanding, type Contract } from './store/contracts.ts'
import { noteSuccess } from './store/events.ts'

/**
 * `agreed` are the contracts of which the receiver has seen that they end. CONTRACT_AUTO_REQUIRED with the
 * list if some end and none was agreed to; CONTRACT_STATE if the list is another one by now;
 * CONTRACT_EXPIRED.
 */
export async function accept(
  desk: Desk,
  actor: Actor,
  contractId: string,
  agreed: readonly string[],
): Promise<Contract> {
  const { tx, merchant, now } = desk
  const offered = await heldContract(desk, actor, contractId)
  refuseLate(desk, offered)
  if (offered.state !== 'OFFERED') refuse('CONTRACT_STATE')
  await checkGiver(desk, offered)
  const ends = await endsOf(tx, offered, offered.tiers)
  const ending = ends.map(({ contract }) => contract.contractId)
  if (ending.length > 0 && agreed.length === 0) refuseWith('CONTRACT_AUTO_REQUIRED', { ending })
  if (ending.toSorted().join() !== [...agreed].sort().join()) refuseWith('CONTRACT_STATE', { ending })

  const startsAt = nextPeriod(offered.period, now, merchant.timeZone)
  const { receiverId, kind } = offered
  const [standing] = await readStanding(tx, { merchantId: merchant.id, receiverId, kind })
  if (standing) await move(desk, standing, 'SUPERSEDE', SYSTEM, { endsAt: startsAt, answerBy: null })
  await endContracts(desk, offered, offered.tiers, startsAt)
  const accepted = await move(desk, offered, 'ACCEPT', actor, { startsAt, answerBy: null })
  if (offered.giverId !== null)
    await noteSuccess(tx, { accountId: offered.giverId, kind, contractId, step: 'ACCEPT' })
  return accepted
}

/** What was allowed when it was offered must be so still; an offer that is not was withdrawn already. */
async function checkGiver(
  { tx, merchant }: Desk,
  { giverId, receiverId, kind, tiers }: Contract,
): Promise<void> {
  const receiver = await contractAgent(tx, merchant.id, receiverId)
  if (!isDirect(giverId, receiver)) refuse('CONTRACT_STATE')
  if (giverId === null) return
  const [own] = await readStanding(tx, { merchantId: merchant.id, receiverId: giverId, kind })
  if (!own || !keepsCeiling(tiers, own.tiers)) refuse('CONTRACT_STATE')
}
