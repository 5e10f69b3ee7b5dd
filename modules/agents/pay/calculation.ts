/** One period of one kind of contract, from what was played and credited to its payments. */
import {
  calculatePayments,
  isWorthKeeping,
  type PayInput,
  type PayResult,
} from '../../../kernel/agents/pay/calculate.ts'
import type { CarryLayer } from '../../../kernel/agents/pay/carry.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'
import { type Period, type PeriodKind, periodOf } from '../../../kernel/calendar.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { settingOf } from '../../system/index.ts'
import type { PayHouse } from './periods.ts'
import { paySettings } from './settings.ts'
import { activeBetUntil } from '../team/store/active-bets.ts'
import { contractsInForce, type ContractInForce } from './store/contracts.ts'
import type { Payment } from './store/payments.ts'
import { carriesOf, paidWithin, teamSums } from './store/sums.ts'

export interface Calculation {
  readonly kind: ContractKind
  readonly periodKind: PeriodKind
  readonly period: Period
}

/** What a calculation takes from the past; a repeated one takes what the first did. */
export interface Past {
  carriedOf(agentId: string): readonly CarryLayer[]
  paidTodayOf(agentId: string): bigint
}

const noTeam = {
  sums: {
    turnover: 0n,
    payout: 0n,
    valid: 0n,
    active: 0,
    rebate: 0n,
    promotions: 0n,
    salaries: 0n,
    fees: 0n,
  },
  late: { gameWin: 0n, valid: 0n },
} as const

const isShort = (kind: PeriodKind): boolean => kind === 'FIVE_MINUTES' || kind === 'HOUR'

async function pastOf(
  reader: Reader,
  house: PayHouse,
  { kind, periodKind, period }: Calculation,
  agentIds: readonly string[],
): Promise<Past> {
  const carries = await carriesOf(reader, kind, agentIds, period.from)
  // Periods shorter than a day share the cap of their day.
  const day = periodOf('DAY', period.from, house.timeZone)
  const paid = isShort(periodKind) ? await paidWithin(reader, kind, agentIds, day) : new Map<string, bigint>()
  return {
    carriedOf: (agentId) => carries.get(agentId) ?? [],
    paidTodayOf: (agentId) => paid.get(agentId) ?? 0n,
  }
}

export interface Calculated {
  readonly payments: Payment[]
  readonly contracts: readonly ContractInForce[]
  /** What agents of the run carry on or carried in, also those whose row is not kept. */
  readonly carries: readonly { agentId: string; layers: readonly CarryLayer[] }[]
  readonly top: bigint
}

/** Reads and calculates; nothing is written. All that has ended is final, so it is the same at any time. */
export async function calculate(
  reader: Reader,
  house: PayHouse,
  calculation: Calculation,
  now: Date,
  known?: Past,
): Promise<Calculated> {
  const { kind, periodKind, period } = calculation
  const key = { merchantId: house.id, kind, periodKind }
  const contracts = await contractsInForce(reader, { ...key, ...period })
  const agentIds = contracts.map(({ agentId }) => agentId)
  const activeBets = await settingOf(reader, house.id, paySettings.activeBets)
  // What has ended keeps what held at its end, as the figures of its teams do.
  const activeBet = await activeBetUntil(reader, house.id, periodKind, period.before)
  const teams = await teamSums(reader, {
    merchantId: house.id,
    from: period.from,
    before: period.before,
    isByDay: !isShort(periodKind),
    activeFrom: activeBet ?? BigInt(activeBets[periodKind]),
    agentIds,
  })
  const past = known ?? (await pastOf(reader, house, calculation, agentIds))
  const inputs = contracts.map(({ agentId, contractId, giverId, terms }): PayInput => {
    const { sums, late } = teams.get(agentId) ?? noTeam
    return {
      agentId,
      contractId,
      giverId,
      terms,
      team: sums,
      late,
      carried: past.carriedOf(agentId),
      paidToday: past.paidTodayOf(agentId),
    }
  })
  const { results, top } = calculatePayments(kind, inputs)
  const limit = await settingOf(reader, house.id, paySettings.approveAbove)
  const payments = inputs.flatMap((input, place): Payment[] => {
    const result = results[place]!
    const isKept = isWorthKeeping(periodKind, input, result)
    return isKept ? [paymentOf(house, calculation, { input, result, limit, now })] : []
  })
  // Most carry nothing, and every five minutes is too often to write that down.
  const carries = inputs.flatMap(({ agentId, carried }, place) => {
    const layers = results[place]!.carryOut
    return carried.length > 0 || layers.length > 0 ? [{ agentId, layers }] : []
  })
  return { payments, contracts, carries, top }
}

/** Up to the house's limit a payment is approved by itself, and one of nothing is done at once. */
function paymentOf(
  house: PayHouse,
  { kind, periodKind, period }: Calculation,
  { input, result, limit, now }: { input: PayInput; result: PayResult; limit: bigint; now: Date },
): Payment {
  const isNothing = result.amount === 0n
  const state = isNothing ? 'PAID' : result.amount <= limit ? 'APPROVED' : 'CALCULATED'
  return {
    paymentId: newId(now.getTime()),
    merchantId: house.id,
    kind,
    periodKind,
    periodId: period.id,
    from: period.from,
    before: period.before,
    agentId: input.agentId,
    contractId: input.contractId,
    giverId: input.giverId,
    ...input.team,
    lateWin: input.late.gameWin,
    lateValid: input.late.valid,
    ...result,
    carryIn: input.carried,
    paidBefore: input.paidToday,
    state,
    calculatedAt: now,
    approvedBy: null,
    approvedAt: state === 'CALCULATED' ? null : now,
    heldBy: null,
    heldReason: null,
    heldAt: null,
    paidAt: isNothing ? now : null,
    txnId: null,
  }
}
