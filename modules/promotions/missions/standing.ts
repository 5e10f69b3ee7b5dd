/** How far a member is with each mission, computed from the house's own books. */
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import type { Figures, Progress } from '../../../kernel/promotions/kind.ts'
import { mission, type MissionValues } from '../../../kernel/promotions/kinds/mission.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { creditedBetween } from '../../cashier/index.ts'
import { playedDays } from '../played/store.ts'
import { runningFor, type Seeker } from '../running/running.ts'
import { readPaidClaims, type PaidClaim, type RunningRow } from '../running/store.ts'
import { cycleAt, cycleBefore, type MissionCycle, type MissionPeriod } from './cycles.ts'

/** Thousandths of a point in a point. */
const POINT = 1_000n
/** Longer than the longest period and its time to claim. */
const BACK_MS = 9 * 86_400_000

export type MissionSeeker = Seeker

export interface Mission {
  readonly running: RunningRow
  readonly values: MissionValues
  readonly cycle: MissionCycle
  readonly figures: Figures
  readonly progress: Progress
  readonly isReached: boolean
  readonly claim: PaidClaim | undefined
}

export const pointsOf = ({ reward, rewardPoints }: MissionValues): bigint =>
  reward === 'POINTS' ? BigInt(rewardPoints) * POINT : 0n
export const moneyOf = ({ reward, rewardAmount }: MissionValues): bigint =>
  reward === 'CASH' ? BigInt(rewardAmount) : 0n
export const periodOfMission = ({ period }: MissionValues): MissionPeriod => period as MissionPeriod

/** The missions that were live at some time while one could still be claimed. */
export async function runningMissions(reader: Reader, seeker: MissionSeeker) {
  const { now } = seeker
  const open = { from: new Date(now.getTime() - BACK_MS), to: now }
  const rows = await runningFor(reader, seeker, { kind: 'MISSION', ...open })
  return rows.map((running) => ({
    running,
    values: readArguments(mission.declared, running.arguments).values,
  }))
}

/** A mission is of every day or week that it was open in. */
export const isOf = ({ startsAt, endsAt }: RunningRow, cycle: MissionCycle): boolean =>
  startsAt < cycle.before && (endsAt === null || endsAt > cycle.from)

/** This period's missions, and those of the one before that were reached and can still be claimed. */
export async function missionsOf(reader: Reader, seeker: MissionSeeker): Promise<Mission[]> {
  const { house, now, memberId } = seeker
  const live = (await runningMissions(reader, seeker)).filter(({ running }) => running.isLive)
  const wanted = live.flatMap(({ running, values }) => {
    const present = cycleAt(periodOfMission(values), now, house.timeZone)
    const past = cycleBefore(present, house.timeZone)
    const isOpen = running.endsAt === null || running.endsAt > now
    return [
      ...(now < past.claimUntil && isOf(running, past)
        ? [{ running, values, cycle: past, isPast: true }]
        : []),
      ...(isOf(running, present) ? [{ running, values, cycle: present, isPast: !isOpen }] : []),
    ]
  })
  const claims = await readPaidClaims(reader, {
    memberId,
    promotionIds: [...new Set(wanted.map(({ running }) => running.promotionId))],
    cycles: [...new Set(wanted.map(({ cycle }) => cycle.id))],
  })
  const figured = await withFigures(
    reader,
    wanted.flatMap((one) => {
      const { running, cycle, isPast } = one
      const claim = claims.find((paid) => paid.promotionId === running.promotionId && paid.cycle === cycle.id)
      return isPast && claim ? [] : [{ ...one, claim }]
    }),
    memberId,
  )
  return figured.filter(({ isPast, isReached }) => !isPast || isReached)
}

export async function missionIn(reader: Reader, known: Known, memberId: string): Promise<Mission> {
  const [mission] = await withFigures(reader, [known], memberId)
  return mission!
}

type Known = Pick<Mission, 'running' | 'values' | 'cycle' | 'claim'>

/** What was played and paid in is read once for all of them, however many there are. */
async function withFigures<Given extends Known>(
  reader: Reader,
  known: readonly Given[],
  memberId: string,
): Promise<(Given & Mission)[]> {
  const ofDeposits = known.filter((one) => isOfDeposits(one)).map(({ cycle }) => cycle)
  const ofPlay = known.filter((one) => !isOfDeposits(one)).map(({ cycle }) => cycle)
  const deposits = ofDeposits.length === 0 ? [] : await creditedBetween(reader, spanOf(ofDeposits, memberId))
  const days = ofPlay.length === 0 ? [] : await playedDays(reader, daysOf(ofPlay, memberId))
  return known.map((one) => {
    const figures = isOfDeposits(one) ? depositFigures(one, deposits) : playFigures(one, days)
    const progress = mission.progress(one.values, figures)!
    return { ...one, figures, progress, isReached: progress.doneAmount >= progress.targetAmount }
  })
}

const isOfDeposits = ({ values: { target } }: Known) =>
  target === 'DEPOSIT_AMOUNT' || target === 'DEPOSIT_COUNT'

const spanOf = (cycles: readonly MissionCycle[], memberId: string) => ({
  memberId,
  from: new Date(Math.min(...cycles.map(({ from }) => from.getTime()))),
  to: new Date(Math.max(...cycles.map(({ before }) => before.getTime()))),
})

const daysOf = (cycles: readonly MissionCycle[], memberId: string) => ({
  memberId,
  from: cycles.map(({ firstDay }) => firstDay).sort()[0]!,
  to: cycles
    .map(({ dayAfter }) => dayAfter)
    .sort()
    .at(-1)!,
})

function depositFigures(
  { values, cycle }: Known,
  deposits: Awaited<ReturnType<typeof creditedBetween>>,
): Figures {
  const own = deposits.filter(({ at }) => at >= cycle.from && at < cycle.before)
  const least = BigInt(values.leastDepositAmount)
  return {
    depositAmount: own.reduce((sum, { amount }) => sum + amount, 0n),
    count: own.filter(({ amount }) => amount >= least).length,
  }
}

/** Corrections may bring a day below zero, but never a mission. */
function playFigures({ values, cycle }: Known, days: Awaited<ReturnType<typeof playedDays>>): Figures {
  const products: readonly string[] = values.products
  const own = days.filter(
    ({ day, product }) => day >= cycle.firstDay && day < cycle.dayAfter && products.includes(product),
  )
  const valid = own.reduce((sum, { validAmount }) => sum + validAmount, 0n)
  const count = own.reduce((sum, row) => sum + (values.target === 'WINS' ? row.winCount : row.roundCount), 0)
  return { validAmount: valid > 0n ? valid : 0n, count: Math.max(0, count) }
}
