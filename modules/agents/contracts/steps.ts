/** What giver and receiver do with a contract (domain/agents.md §5.1). */
import { refuse } from '../../../contract/errors.ts'
import { nextPeriod, offerAnswerBy, terminationAnswerBy } from '../../../kernel/agents/contracts/moments.ts'
import { answersTermination } from '../../../kernel/agents/contracts/moves.ts'
import type { Terms, Tier } from '../../../kernel/agents/contracts/terms.ts'
import { contractPeriods, type ContractKind } from '../../../kernel/agents/contracts/words.ts'
import { newId } from '../../../kernel/ids.ts'
import { checkTerms, contractAgent, isDirect } from './check-terms.ts'
import { endContracts } from './ends.ts'
import type { Actor, Desk } from './desk.ts'
import { move, noteStep, SYSTEM } from './move.ts'
import {
  holdContracts,
  insertContract,
  readContract,
  readDraft,
  readOffers,
  readStanding,
  type Contract,
} from './store/contracts.ts'
import { noteSuccess } from './store/events.ts'

/** What the house decides beside tiers; agents pass on what their own contract says. */
export type HouseTerms = Pick<Terms, 'period' | 'carry' | 'carryPeriods' | 'dayCap'>

export interface Draft {
  readonly kind: ContractKind
  readonly receiverId: string
  readonly tiers: readonly Tier[]
  /** Of the house alone. */
  readonly terms?: HouseTerms
}

/** The giver's own contract of the kind; null for the house. CONTRACT_KIND_MISSING without one. */
async function ownContract(
  { tx, merchant }: Desk,
  actor: Actor,
  kind: ContractKind,
): Promise<Contract | null> {
  if (actor.side === 'HOUSE') return null
  const [own] = await readStanding(tx, { merchantId: merchant.id, receiverId: actor.id, kind })
  return own ?? refuse('CONTRACT_KIND_MISSING')
}

/** Both sides, checked; the giver is null for the house. */
async function checkSides(desk: Desk, actor: Actor, receiverId: string): Promise<string | null> {
  const giverId = actor.side === 'HOUSE' ? null : actor.id
  if (giverId !== null) await contractAgent(desk.tx, desk.merchant.id, giverId)
  const receiver = await contractAgent(desk.tx, desk.merchant.id, receiverId)
  if (!isDirect(giverId, receiver)) refuse('CONTRACT_NOT_DIRECT')
  return giverId
}

async function rowOf(
  { tx, merchant, now }: Desk,
  actor: Actor,
  { kind, receiverId, tiers, terms }: Draft,
  own: Contract | null,
  state: 'DRAFT' | 'OFFERED',
): Promise<Parameters<typeof insertContract>[1]> {
  const [standing] = await readStanding(tx, { merchantId: merchant.id, receiverId, kind })
  const given = own ?? terms
  const isDividend = kind === 'DIVIDEND'
  return {
    contractId: newId(now.getTime()),
    merchantId: merchant.id,
    kind,
    giverId: own?.receiverId ?? null,
    receiverId,
    // What takes the place of a contract keeps its period, so that no period is paid twice or in part.
    period: standing?.period ?? given?.period ?? contractPeriods[kind][0],
    tiers,
    carry: isDividend ? (given?.carry ?? 'CARRY') : 'RESET',
    carryPeriods: isDividend ? (given?.carryPeriods ?? 0) : 0,
    dayCap: isDividend ? null : (given?.dayCap ?? null),
    state,
    replacesId: standing?.contractId ?? null,
    answerBy: state === 'OFFERED' ? offerAnswerBy(now) : null,
    writtenBy: actor.id,
  }
}

/** Keeps what an agent has written so far; only its faults of form are refused. */
export async function saveDraft(desk: Desk, actor: Actor, draft: Draft): Promise<Contract> {
  await holdContracts(desk.tx, desk.merchant.id)
  const giverId = (await checkSides(desk, actor, draft.receiverId)) ?? refuse('CONTRACT_STATE')
  const own = await ownContract(desk, actor, draft.kind)
  const before = await readDraft(desk.tx, { giverId, receiverId: draft.receiverId, kind: draft.kind })
  if (before) return move(desk, before, 'SAVE_DRAFT', actor, { tiers: draft.tiers })
  const saved = await insertContract(desk.tx, await rowOf(desk, actor, draft, own, 'DRAFT'))
  await noteStep(desk, saved, 'SAVE_DRAFT', actor)
  return saved
}

/**
 * Offers a contract. CONTRACT_NOT_DIRECT, CONTRACT_KIND_MISSING, CONTRACT_OFFER_EXISTS, and what `checkTerms`
 * refuses.
 */
export async function offer(desk: Desk, actor: Actor, draft: Draft): Promise<Contract> {
  const { tx, merchant } = desk
  await holdContracts(tx, merchant.id)
  const giverId = await checkSides(desk, actor, draft.receiverId)
  const own = await ownContract(desk, actor, draft.kind)
  const receiver = { merchantId: merchant.id, receiverId: draft.receiverId, kind: draft.kind }
  if ((await readOffers(tx, receiver)).length > 0) refuse('CONTRACT_OFFER_EXISTS')
  await checkTerms(tx, { ...receiver, tiers: draft.tiers }, own)
  const row = await rowOf(desk, actor, draft, own, 'OFFERED')
  const written = giverId === null ? undefined : await readDraft(tx, { ...draft, giverId })
  if (written)
    return move(desk, written, 'OFFER', actor, {
      tiers: draft.tiers,
      replacesId: row.replacesId,
      answerBy: row.answerBy,
    })
  const offered = await insertContract(tx, row)
  await noteStep(desk, offered, 'OFFER', actor)
  return offered
}

/**
 * A contract that the actor may step on, with all contracts of the merchant held. CONTRACT_NOT_FOUND for
 * everybody else.
 */
export async function heldContract(desk: Desk, actor: Actor, contractId: string): Promise<Contract> {
  await holdContracts(desk.tx, desk.merchant.id)
  const contract = await readContract(desk.tx, desk.merchant.id, contractId)
  const isSide =
    actor.side === 'HOUSE' || (actor.side === 'GIVER' ? contract?.giverId : contract?.receiverId) === actor.id
  return contract && isSide ? contract : refuse('CONTRACT_NOT_FOUND')
}

export async function reject(
  desk: Desk,
  actor: Actor,
  contractId: string,
  reason: string,
): Promise<Contract> {
  const contract = await heldContract(desk, actor, contractId)
  refuseLate(desk, contract)
  return move(desk, contract, 'REJECT', actor, { reason }, reason ? { reason } : {})
}

/** Takes an offer back, or throws a draft away. */
export async function withdraw(desk: Desk, actor: Actor, contractId: string): Promise<Contract> {
  const contract = await heldContract(desk, actor, contractId)
  if (actor.side === 'HOUSE' && contract.giverId !== null) refuse('CONTRACT_STATE')
  return move(desk, contract, 'WITHDRAW', actor)
}

/** CONTRACT_EXPIRED for an offer that was not answered in time, whether the time-out has come by or not. */
export function refuseLate({ now }: Desk, { state, answerBy }: Contract): void {
  if (state === 'EXPIRED' || (state === 'OFFERED' && answerBy !== null && answerBy <= now))
    refuse('CONTRACT_EXPIRED')
}

export async function requestTermination(desk: Desk, actor: Actor, contractId: string): Promise<Contract> {
  const contract = await heldContract(desk, actor, contractId)
  if (actor.side === 'HOUSE' && contract.giverId !== null) refuse('CONTRACT_STATE')
  return move(desk, contract, 'REQUEST_TERMINATION', actor, {
    askedBy: actor.side === 'RECEIVER' ? 'RECEIVER' : 'GIVER',
    answerBy: terminationAnswerBy(desk.now),
  })
}

/** The other side answers in time; silence keeps the contract. CONTRACT_STATE otherwise. */
async function askedContract(desk: Desk, actor: Actor, contractId: string): Promise<Contract> {
  const contract = await heldContract(desk, actor, contractId)
  if (actor.side === 'HOUSE' && contract.giverId !== null) refuse('CONTRACT_STATE')
  const { state, askedBy, answerBy } = contract
  if (state !== 'TERMINATION_REQUESTED' || !askedBy || !answersTermination(askedBy, actor.side))
    refuse('CONTRACT_STATE')
  if (answerBy && answerBy <= desk.now) refuse('CONTRACT_STATE')
  return contract
}

/** Ends with the running period, and with it everything of the kind below. */
export async function agreeTermination(desk: Desk, actor: Actor, contractId: string): Promise<Contract> {
  const contract = await askedContract(desk, actor, contractId)
  const endsAt = nextPeriod(contract.period, desk.now, desk.merchant.timeZone)
  const ended = await move(desk, contract, 'AGREE_TERMINATION', actor, { endsAt, answerBy: null })
  await endContracts(desk, contract, null, endsAt)
  await noteAsker(desk, contract, 'AGREE_TERMINATION')
  return ended
}

export async function refuseTermination(desk: Desk, actor: Actor, contractId: string): Promise<Contract> {
  const contract = await askedContract(desk, actor, contractId)
  return move(desk, contract, 'REFUSE_TERMINATION', actor, { answerBy: null })
}

/** Whoever asked finds that it succeeded; the house reads it in its list. */
async function noteAsker({ tx }: Desk, contract: Contract, step: 'AGREE_TERMINATION'): Promise<void> {
  const { kind, contractId, askedBy, giverId, receiverId } = contract
  const accountId = askedBy === 'RECEIVER' ? receiverId : giverId
  if (accountId !== null) await noteSuccess(tx, { accountId, kind, contractId, step })
}

/** A time-out: an offer expires, a request for the end lapses. */
export const lapse = (desk: Desk, contract: Contract): Promise<Contract> =>
  move(desk, contract, contract.state === 'OFFERED' ? 'EXPIRE' : 'LAPSE_TERMINATION', SYSTEM)
