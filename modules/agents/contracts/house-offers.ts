/** Contracts of the house with its top agents: within the template at once, above it by two people. */
import { refuse } from '../../../contract/errors.ts'
import { keepsCeiling } from '../../../kernel/agents/contracts/ceiling.ts'
import type { Tier } from '../../../kernel/agents/contracts/terms.ts'
import { contractPeriods, type ContractKind } from '../../../kernel/agents/contracts/words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountByName } from '../../identity/index.ts'
import { defineProposal, proposeWeakening } from '../../system/index.ts'
import type { Actor } from './desk.ts'
import { templatesOf } from './settings.ts'
import { offer, type Draft, type HouseTerms } from './steps.ts'
import { readStanding } from './store/contracts.ts'
import { percentText } from '../../../kernel/percent.ts'

/** As a proposal is stored: amounts as texts. */
interface Payload {
  readonly kind: ContractKind
  readonly receiverId: string
  readonly tiers: readonly {
    readonly minValid: string
    readonly minActive: number
    readonly ratePpm: number
  }[]
  readonly terms: Omit<HouseTerms, 'dayCap'> & { readonly dayCap: string | null }
}

const toPayload = ({ kind, receiverId, tiers }: Draft, terms: HouseTerms): Payload => ({
  kind,
  receiverId,
  tiers: tiers.map((tier) => ({ ...tier, minValid: String(tier.minValid) })),
  terms: { ...terms, dayCap: terms.dayCap === null ? null : String(terms.dayCap) },
})

const toDraft = ({ tiers, terms, ...rest }: Payload): Draft => ({
  ...rest,
  tiers: tiers.map((tier) => ({ ...tier, minValid: BigInt(tier.minValid) })),
  terms: { ...terms, dayCap: terms.dayCap === null ? null : BigInt(terms.dayCap) },
})

export const houseActor = ({ actor }: Pick<CallContext, 'actor'>): Actor => ({
  side: 'HOUSE',
  id: actor.claims.account,
})

/** The offer is of the person who wrote it: somebody else approves large payments of it. */
export const contractProposal = defineProposal<Payload>({
  name: 'agents.contract',
  ability: 'contracts.edit',
  waitsHours: 168,
  apply: async (context, { payload, requestedByName }) => {
    const offered = await offer(context, { side: 'HOUSE', id: requestedByName }, toDraft(payload))
    await auditOffer(context, offered.contractId, payload.receiverId, payload.kind)
  },
})

const auditOffer = (context: CallContext, contractId: string, receiverId: string, kind: ContractKind) =>
  context.audit('agents.offer-contract', `member:${receiverId}`, { contractId, kind })

const percents = (tiers: readonly Tier[]): string =>
  tiers.map(({ minValid, ratePpm }) => `≥ ${minValid / 100n}: ${percentText(ratePpm)}%`).join(', ')

/** MEMBER_NOT_FOUND, and what an offer refuses; PENDING if a second person has to confirm it. */
export async function offerOfHouse(
  context: CallContext,
  asked: {
    account: string
    kind: ContractKind
    tiers: readonly Tier[]
    terms: Partial<HouseTerms>
    reason: string
  },
): Promise<'OFFERED' | 'PENDING'> {
  const { tx, merchant } = context
  const { kind, tiers, account, reason } = asked
  const receiver = await accountByName(tx, { merchantId: merchant.id, account })
  if (!receiver) refuse('MEMBER_NOT_FOUND')
  const receiverId = receiver.accountId
  const terms: HouseTerms = {
    period: contractPeriods[kind].find((period) => period === asked.terms.period) ?? contractPeriods[kind][0],
    carry: asked.terms.carry ?? 'CARRY',
    carryPeriods: asked.terms.carryPeriods ?? 0,
    dayCap: asked.terms.dayCap ?? null,
  }
  const draft: Draft = { kind, receiverId, tiers, terms }
  const template = (await templatesOf(tx, merchant.id))[kind]
  if (keepsCeiling(tiers, template)) {
    const { contractId } = await offer(context, houseActor(context), draft)
    await auditOffer(context, contractId, receiverId, kind)
    return 'OFFERED'
  }
  const [standing] = await readStanding(tx, { merchantId: merchant.id, receiverId, kind })
  await proposeWeakening(context, contractProposal, {
    subject: `contract:${receiverId}:${kind}`,
    title: receiver.username,
    payload: toPayload(draft, terms),
    reason,
    changes: [
      { field: 'contractKind', before: '', after: kind },
      { field: 'contractTiers', before: standing ? percents(standing.tiers) : '', after: percents(tiers) },
    ],
  })
  return 'PENDING'
}
