/** The relay of a kind: one action of an agent on one contract. */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { ProcessBody } from '../../../contract/shared/contract-fields.ts'
import type { Tier } from '../../../kernel/agents/contracts/terms.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Static } from 'typebox'
import { accountByName } from '../../identity/index.ts'
import { accept } from './accept.ts'
import { contractAgent } from './check-terms.ts'
import type { Actor } from './desk.ts'
import {
  agreeTermination,
  offer,
  refuseTermination,
  reject,
  requestTermination,
  saveDraft,
  withdraw,
  type Draft,
} from './steps.ts'
import { readContract, type Contract } from './store/contracts.ts'
import { seeSuccess } from './store/events.ts'
import { viewContract, type ContractShown } from './views.ts'

type Body = Static<ReturnType<typeof ProcessBody>>

export async function processContract(
  context: CallContext,
  kind: ContractKind,
  body: Body,
): Promise<{ contract: ContractShown }> {
  // Types 41 and 42 earn by points only; a session's type may be older than the account's.
  await contractAgent(context.tx, context.merchant.id, context.actor.accountId)
  const contract = await stepOf(context, kind, body)
  const { tx, actor, now } = context
  return { contract: await viewContract(tx, contract, { accountId: actor.accountId }, now) }
}

async function stepOf(context: CallContext, kind: ContractKind, body: Body): Promise<Contract> {
  const giver: Actor = { side: 'GIVER', id: context.actor.accountId }
  if (body.action === 'SAVE_DRAFT' || body.action === 'OFFER') {
    const draft = await draftOf(context, kind, body)
    return body.action === 'OFFER' ? offer(context, giver, draft) : saveDraft(context, giver, draft)
  }
  const known = await knownContract(context, kind, body.contractId)
  const receiver: Actor = { side: 'RECEIVER', id: context.actor.accountId }
  const side = known.giverId === context.actor.accountId ? giver : receiver
  const { contractId } = known
  switch (body.action) {
    case 'WITHDRAW':
      return withdraw(context, giver, contractId)
    case 'ACCEPT':
      return accept(context, receiver, contractId, body.ending ?? [])
    case 'REJECT':
      return reject(context, receiver, contractId, body.reason ?? '')
    case 'REQUEST_TERMINATION':
      return requestTermination(context, side, contractId)
    case 'AGREE_TERMINATION':
      return agreeTermination(context, side, contractId)
    case 'REFUSE_TERMINATION':
      return refuseTermination(context, side, contractId)
    case 'ACKNOWLEDGE':
      await seeSuccess(context.tx, context.actor.accountId, contractId)
      return known
  }
}

/** A contract of the kind that the caller gives or receives; of a draft nobody but its giver knows. */
async function knownContract(
  { tx, merchant, actor }: CallContext,
  kind: ContractKind,
  contractId = '',
): Promise<Contract> {
  const contract = await readContract(tx, merchant.id, contractId)
  if (!contract || contract.kind !== kind || !isSide(contract, actor.accountId)) refuse('CONTRACT_NOT_FOUND')
  return contract
}

export const isSide = ({ giverId, receiverId, state }: Contract, accountId: string): boolean =>
  giverId === accountId || (receiverId === accountId && state !== 'DRAFT')

const toTiers = (tiers: NonNullable<Body['tiers']>): Tier[] =>
  tiers.map((tier) => ({ ...tier, minValid: BigInt(tier.minValid) }))

async function draftOf(context: CallContext, kind: ContractKind, body: Body): Promise<Draft> {
  const { tx, merchant } = context
  if (!body.tiers) refuseFields([{ field: 'tiers', rule: 'required' }])
  if (body.toAccount === undefined) {
    const known = await knownContract(context, kind, body.contractId)
    return { kind, receiverId: known.receiverId, tiers: toTiers(body.tiers) }
  }
  const receiver = await accountByName(tx, { merchantId: merchant.id, account: body.toAccount })
  return {
    kind,
    receiverId: receiver?.accountId ?? refuse('CONTRACT_NOT_DIRECT'),
    tiers: toTiers(body.tiers),
  }
}
