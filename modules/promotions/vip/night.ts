/**
 * The night of a merchant, from 01:30: levels by what was played and paid in, on the 1st also what a month
 * kept, and the bonuses that follow (docs/flows/vip.md).
 */
import { addDays, businessDate, momentOfWall } from '../../../kernel/calendar.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { depositTotalsOf } from '../../cashier/index.ts'
import {
  rankedMembers,
  setVipLevels,
  vipTableOf,
  type RankedMember,
  type VipLevel,
} from '../../identity/index.ts'
import { validSumsOf } from '../../wallet/index.ts'
import { withoutOffers } from '../audience/left-out.ts'
import { insertNotices, type Notice } from '../notices/store.ts'
import { lastEndedRun, lockRun, moveRun } from '../runs/store.ts'
import { openGivers, type Givers } from './givers.ts'
import { nightOf, owedBonuses, type Figures, type VipNight } from './rules/vip.ts'
import { insertBonuses, type MemberBonus } from './store/bonuses.ts'
import {
  insertVipChanges,
  lockVipMembers,
  writeVipMembers,
  type VipChange,
  type VipMemberRow,
} from './store/members.ts'
import { payDue } from './payments.ts'

const CHUNK = 500
const NAME = 'vip-night'
export const CHECKED_AT = '01:30'

export interface House {
  readonly id: string
  readonly timeZone: string
}

export interface NightParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
  readonly now: Date
  readonly chunk?: number
  /** Called after each committed step; tests cut it off there. */
  readonly onStep?: () => Promise<void> | void
}

/**
 * The nights that are due: today's, and every 1st since the last night, each with the month that had ended. A
 * house that was off over the end of a month judges that month once.
 */
export function dueNights(last: string | null, now: Date, timeZone: string): string[] {
  const today = businessDate(now, timeZone)
  const until = now < momentOfWall(`${today}T${CHECKED_AT}`, timeZone) ? addDays(today, -1) : today
  if (last === null) return [until]
  const days: string[] = []
  for (let day = addDays(last, 1); day <= until; day = addDays(day, 1))
    if (day === until || day.endsWith('-01')) days.push(day)
  return days
}

export async function runNights(parts: NightParts, house: House): Promise<void> {
  const last = await lastEndedRun(parts.database.kysely, { merchantId: house.id, name: NAME })
  const days = dueNights(last, parts.now, house.timeZone)
  for (const day of days)
    while (await lookAtNext(parts, { ...parts, house, day, isPast: day !== days.at(-1) }))
      await parts.onStep?.()
}

/** The next members, in a transaction that also remembers how far it came; false once all were looked at. */
function lookAtNext({ database, chunk = CHUNK }: NightParts, night: Night): Promise<boolean> {
  const { house, day, now } = night
  return database.transaction(async (tx) => {
    const key = { merchantId: house.id, name: NAME, period: day }
    const { afterMember, isEnded } = await lockRun(tx, key)
    if (isEnded) return false
    const members = await rankedMembers(tx, { merchantId: house.id, after: afterMember, limit: chunk })
    if (members.length > 0) await lookAt(tx, night, members)
    await moveRun(tx, key, members.at(-1)?.accountId ?? null, now)
    return members.length > 0
  })
}

interface Night extends Pick<NightParts, 'services' | 'now'> {
  readonly house: House
  readonly day: string
  /** A 1st that the house missed: only the month is judged. */
  readonly isPast: boolean
}

async function lookAt(tx: Tx, night: Night, members: readonly RankedMember[]): Promise<void> {
  const { house, day, now, isPast } = night
  const memberIds = members.map(({ accountId }) => accountId)
  const table = await vipTableOf(tx, house.id)
  const rows = await lockVipMembers(tx, house.id, memberIds)
  const figures = await figuresOf(tx, day, memberIds)
  const looked = members.map((member) => {
    const own = figures.get(member.accountId)!
    const before = stateOf(member, rows.get(member.accountId)!, day)
    const month = day.endsWith('-01') ? own.monthValidAmount : null
    return { member, before, figures: own, after: nightOf(table, before, own, month, isPast) }
  })
  await writeVipMembers(
    tx,
    looked
      .filter(({ before, after }) => after.earnedLevel !== before.earnedLevel || after.lost !== before.lost)
      .map(({ member, after }) => ({
        memberId: member.accountId,
        earnedLevel: after.earnedLevel,
        lostFrom: after.lost?.from ?? null,
        lostTo: after.lost?.to ?? null,
      })),
  )
  const changed = looked.filter(({ after }) => after.reason !== null)
  await setVipLevels(
    tx,
    changed.map(({ member, after }) => ({ accountId: member.accountId, level: after.level })),
  )
  await insertVipChanges(
    tx,
    house.id,
    changed.map(({ member, before, after }) => changeOf(member, before.level, after, now)),
  )
  const left = await withoutOffers(tx, { merchantId: house.id, memberIds, now })
  const giving = looked.filter(({ member }) => !left.has(member.accountId))
  const givingIds = giving.map(({ member }) => member.accountId)
  const givers = await openGivers(tx, night, givingIds)
  await insertBonuses(
    tx,
    house.id,
    giving.flatMap(({ member, after }) => owedTo({ ...member, ...after }, { table, day, givers })),
    now,
  )
  await payDue(tx, { house, now, memberIds: givingIds, givers })
  await insertNotices(
    tx,
    house.id,
    giving.filter(({ after }) => after.reason !== null).map((each) => noticeOf(each, table, day)),
    now,
  )
}

/** What somebody gives; nothing else is owed, so that it is owed once somebody gives it again. */
function owedTo(
  member: RankedMember & VipNight,
  { table, day, givers }: { table: readonly VipLevel[]; day: string; givers: Givers },
): MemberBonus[] {
  const memberId = member.accountId
  const birthdayDays = givers(memberId, 'BIRTHDAY')?.birthdayDays
  return owedBonuses(table, member, day, birthdayDays)
    .filter(({ kind }) => givers(memberId, kind) !== null)
    .map((bonus) => ({ ...bonus, memberId }))
}

interface MemberFigures extends Figures {
  /** Of the month before the day. */
  readonly monthValidAmount: bigint
}

async function figuresOf(
  tx: Tx,
  day: string,
  memberIds: readonly string[],
): Promise<Map<string, MemberFigures>> {
  const to = `${day.slice(0, 7)}-01`
  const from = `${addDays(to, -1).slice(0, 7)}-01`
  const sums = new Map((await validSumsOf(tx, { memberIds, from, to })).map((row) => [row.memberId, row]))
  const deposits = new Map(
    (await depositTotalsOf(tx, memberIds)).map(({ memberId, amount }) => [memberId, amount]),
  )
  return new Map(
    memberIds.map((memberId) => [
      memberId,
      {
        validAmount: sums.get(memberId)?.valid ?? 0n,
        monthValidAmount: sums.get(memberId)?.within ?? 0n,
        depositAmount: deposits.get(memberId) ?? 0n,
      },
    ]),
  )
}

const stateOf = (member: RankedMember, row: VipMemberRow, day: string) => ({
  level: member.vipLevel,
  earnedLevel: row.earnedLevel,
  lost: row.lostFrom === null ? null : { from: row.lostFrom, to: row.lostTo! },
  heldLevel: row.heldUntil !== null && row.heldUntil >= day ? row.heldLevel! : 0,
})

const changeOf = (member: RankedMember, fromLevel: number, after: VipNight, at: Date): VipChange => ({
  memberId: member.accountId,
  fromLevel,
  toLevel: after.level,
  reason: after.reason!,
  operator: '',
  note: '',
  at,
})

function noticeOf(
  { member, after, figures }: { member: RankedMember; after: VipNight; figures: MemberFigures },
  table: readonly VipLevel[],
  day: string,
): Notice {
  const row = table[after.level]!
  return {
    key: `vip:${member.accountId}:${day}`,
    memberId: member.accountId,
    kind: after.reason === 'DROPPED' ? 'VIP_DOWN' : 'VIP_UP',
    detail: {
      level: String(after.level),
      th: row.th,
      en: row.en,
      valid: String(figures.validAmount),
      deposit: String(figures.depositAmount),
      done: String(figures.monthValidAmount),
      target: String(table[after.level + 1]?.keepAmount ?? 0),
      day,
    },
  }
}
