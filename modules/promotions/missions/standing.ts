/** How far a member is with each mission, computed from the house's own books. */
import { readArguments } from '../../../kernel/promotions/arguments.ts'
import type { Figures, Progress } from '../../../kernel/promotions/kind.ts'
import { mission, type MissionTarget, type MissionValues } from '../../../kernel/promotions/kinds/mission.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { creditedDepositsOf } from '../../cashier/index.ts'
import { playedOf } from '../played/store.ts'
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
  const missions: Mission[] = []
  for (const { running, values, cycle, isPast } of wanted) {
    const claim = claims.find((one) => one.promotionId === running.promotionId && one.cycle === cycle.id)
    if (isPast && claim) continue
    const found = await missionIn(reader, { running, values, cycle, claim }, memberId)
    if (!isPast || found.isReached) missions.push(found)
  }
  return missions
}

export async function missionIn(
  reader: Reader,
  known: Pick<Mission, 'running' | 'values' | 'cycle' | 'claim'>,
  memberId: string,
): Promise<Mission> {
  const figures = await figuresOf(reader, known, memberId)
  const progress = mission.progress(known.values, figures)!
  return { ...known, figures, progress, isReached: progress.doneAmount >= progress.targetAmount }
}

async function figuresOf(
  reader: Reader,
  { values, cycle }: Pick<Mission, 'values' | 'cycle'>,
  memberId: string,
): Promise<Figures> {
  const target = values.target as MissionTarget
  if (target === 'DEPOSIT_AMOUNT' || target === 'DEPOSIT_COUNT') {
    const least = BigInt(values.leastDepositAmount)
    const asked = { memberId, from: cycle.from, to: cycle.before, least }
    const { amount, count } = await creditedDepositsOf(reader, asked)
    return { depositAmount: amount, count }
  }
  const { firstDay: from, dayAfter: to } = cycle
  const played = await playedOf(reader, { memberId, from, to, products: values.products })
  return { validAmount: played.validAmount, count: target === 'WINS' ? played.winCount : played.roundCount }
}
