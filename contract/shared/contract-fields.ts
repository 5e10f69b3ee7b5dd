/** Schemas of contracts between agents that several calls share. Server side only. */
import { Type } from 'typebox'
import {
  carryModes,
  contractActions,
  contractActors,
  contractKinds,
  contractPeriodKinds,
  contractStates,
  contractSteps,
  CONTRACT_REASON_LENGTH,
} from './contract-words.ts'
import { Amount, Id, Nullable, OneOf, Text, Time } from './fields.ts'

export const ContractKindField = () => OneOf(contractKinds)

export const RatePpm = () =>
  Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'parts per million' })

export const ContractTier = () =>
  Type.Object({
    minValid: Amount('valid bet of the team from which it applies'),
    minActive: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'active bettors' }),
    ratePpm: RatePpm(),
  })

/** A contract as its sides see it. */
export const ContractView = () =>
  Type.Object({
    contractId: Id(),
    contractNo: Type.String({ description: 'such as CT-10001' }),
    kind: ContractKindField(),
    period: OneOf(contractPeriodKinds),
    state: OneOf(contractStates),
    giver: Type.String({ description: 'username; empty: the house' }),
    receiver: Type.String(),
    side: OneOf(['GIVER', 'RECEIVER', 'HOUSE'], 'what the caller is of it'),
    mayAnswer: Type.Boolean({ description: 'the caller is asked for an answer, and has time for it' }),
    tiers: Type.Array(ContractTier()),
    carry: OneOf(carryModes),
    carryPeriods: Type.Integer(),
    dayCap: Nullable(Amount('the most of a day')),
    answerBy: Nullable(Time()),
    askedBy: Nullable(OneOf(['GIVER', 'RECEIVER'])),
    startsAt: Nullable(Time()),
    endsAt: Nullable(Time()),
    reason: Type.String(),
    createdAt: Time(),
    changedAt: Time(),
  })

/** A version with its steps. */
export const ContractVersion = () =>
  Type.Object({
    contract: ContractView(),
    steps: Type.Array(
      Type.Object({
        step: OneOf(contractSteps),
        actor: OneOf(contractActors),
        at: Time(),
      }),
    ),
  })

export const ContractBounds = () =>
  Type.Object({
    stepPpm: RatePpm(),
    mostPpm: RatePpm(),
    mostTiers: Type.Integer(),
    salarySumPpm: RatePpm(),
  })

/** What the process calls of the four kinds take. */
export const ProcessBody = () =>
  Type.Object({
    action: OneOf(contractActions),
    contractId: Type.Optional(Id('of every action but SAVE_DRAFT and OFFER')),
    toAccount: Type.Optional(Text(32, 1)),
    tiers: Type.Optional(
      Type.Array(ContractTier(), { maxItems: 20, description: 'of SAVE_DRAFT and OFFER' }),
    ),
    reason: Type.Optional(Text(CONTRACT_REASON_LENGTH)),
    ending: Type.Optional(
      Type.Array(Id(), {
        maxItems: 2_000,
        description: 'ACCEPT: the contracts that end below, which the caller has seen',
      }),
    ),
  })

export const ProcessValue = () => Type.Object({ contract: ContractView() })

export const RequestValue = () =>
  Type.Object({
    flag: Type.Integer({ minimum: 0, maximum: 3 }),
    mine: Nullable(ContractView()),
    offered: Nullable(ContractView()),
    terminations: Type.Array(ContractView()),
    succeeded: Nullable(Type.Object({ contract: ContractView(), step: OneOf(contractSteps) })),
  })

export const processErrors = [
  'CONTRACT_NOT_FOUND',
  'CONTRACT_NOT_DIRECT',
  'CONTRACT_KIND_MISSING',
  'CONTRACT_TIERS_INVALID',
  'CONTRACT_RATE_TOO_HIGH',
  'CONTRACT_SALARY_SUM',
  'CONTRACT_OFFER_EXISTS',
  'CONTRACT_AUTO_REQUIRED',
  'CONTRACT_EXPIRED',
  'CONTRACT_STATE',
] as const
