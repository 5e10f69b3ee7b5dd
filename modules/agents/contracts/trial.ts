/** Last month's real play of a line, so that a contract can be tried on it before it is offered. */
import { shareOf, tryContract, type TrialPlay } from '../../../kernel/agents/contracts/trial.ts'
import { contractPeriods, type ContractKind } from '../../../kernel/agents/contracts/words.ts'
import type { ActivePeriod } from '../../../kernel/agents/active-bettor.ts'
import { addDays, businessDate, periodOf, type PeriodKind } from '../../../kernel/calendar.ts'
import type { Desk } from './desk.ts'
import { readBelow, readStanding, type Contract } from './store/contracts.ts'
import { readTeamFigures, type TrialDays } from './store/trial.ts'

export interface TriedPeriod {
  readonly from: string
  readonly to: string
  readonly receiver: TrialPlay
  readonly giver: TrialPlay
}

/** Windows and hours are added up by day. */
const daysKindOf = (period: PeriodKind): ActivePeriod =>
  period === 'HOUR' || period === 'FIVE_MINUTES' ? 'DAY' : period

/** The periods that began in the month before. */
export function periodsOfLastMonth(period: PeriodKind, now: Date, timeZone: string): TrialDays[] {
  const kind = daysKindOf(period)
  const thisMonth = periodOf('MONTH', now, timeZone).from
  const { from } = periodOf('MONTH', new Date(thisMonth.getTime() - 1), timeZone)
  const days: TrialDays[] = []
  for (let at = periodOf(kind, from, timeZone); at.from < thisMonth; at = periodOf(kind, at.before, timeZone))
    days.push({ from: businessDate(at.from, timeZone), next: businessDate(at.before, timeZone) })
  return days
}

/** What the branch of one direct downline comes to, from the contracts and the play below it. */
function branchTotals(
  given: readonly Contract[],
  playOf: (agentId: string) => TrialPlay[],
): (agentId: string) => bigint[] {
  const standing = given.filter(({ state }) => state === 'ACTIVE' || state === 'TERMINATION_REQUESTED')
  const totals = (agentId: string): bigint[] => {
    const contract = standing.find(({ receiverId }) => receiverId === agentId)
    const below = belowOf(agentId)
    const play = playOf(agentId).map((one, place) => ({ ...one, below: below[place] ?? 0n }))
    if (!contract) return play.map(() => 0n)
    if (contract.kind !== 'DIVIDEND') return play.map((one) => shareOf(contract.tiers, one, one.valid).total)
    const tried = play.map((receiver) => ({ receiver, giver: { ...receiver, below: 0n } }))
    return tryContract(tried, contract, null).map(({ receiver }) => receiver.total)
  }
  const belowOf = (agentId: string, except?: string): bigint[] => {
    const direct = standing.filter(({ giverId, receiverId }) => giverId === agentId && receiverId !== except)
    const all = direct.map(({ receiverId }) => totals(receiverId))
    return playOf(agentId).map((_, place) => all.reduce((sum, one) => sum + (one[place] ?? 0n), 0n))
  }
  return (agentId) => belowOf(agentId)
}

/** What giver and receiver came to, with what was paid below each, without the contract that is tried. */
export async function trialOf(
  { tx, merchant, now }: Desk,
  { kind, giverId, receiverId }: { kind: ContractKind; giverId: string; receiverId: string },
): Promise<TriedPeriod[]> {
  const [own] = await readStanding(tx, { merchantId: merchant.id, receiverId: giverId, kind })
  const period = own?.period ?? contractPeriods[kind][0]
  const periods = periodsOfLastMonth(period, now, merchant.timeZone)
  const given = await readBelow(tx, { merchantId: merchant.id, giverId, kind })
  const agentIds = [...new Set([giverId, receiverId, ...given.map((contract) => contract.receiverId)])]
  const rows = await readTeamFigures(tx, { agentIds, kind: daysKindOf(period), periods })
  const rowOf = new Map(rows.map((row) => [`${row.agentId} ${row.place}`, row]))
  const playOf = (agentId: string): TrialPlay[] =>
    periods.map((_, place) => {
      const { valid, active, won, cost } = rowOf.get(`${agentId} ${place + 1}`)!
      return { valid, active, base: kind === 'DIVIDEND' ? won - cost : 0n, below: 0n }
    })
  const receiver = playOf(receiverId)
  const giver = playOf(giverId)
  const others = given.filter((contract) => contract.receiverId !== receiverId)
  const below = branchTotals(given, playOf)(receiverId)
  const beside = branchTotals(others, playOf)(giverId)
  return periods.map(({ from, next }, place) => ({
    from,
    to: addDays(next, -1),
    receiver: { ...receiver[place]!, below: below[place]! },
    giver: { ...giver[place]!, below: beside[place]! },
  }))
}
