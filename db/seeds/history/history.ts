/**
 * Thirty days of a small house, made through its own calls and rules while the product's clock moves through
 * them: members join, pay in, play every game, win, ask for their money; staff decide; jobs fold and seal.
 * Who the members are is planned from a seed; who comes when, and what the games give, differs from house to
 * house.
 */
import { oneOf, sql } from '../../../platform/postgres.ts'
import type { Process } from '../../../server/compose.ts'
import { soloGames } from '../../../studio/house/games.ts'
import { addPerson } from './add-person.ts'
import { closingDay } from './closing-day.ts'
import { needs, play, type Places } from './evening.ts'
import { House, type Visit } from './simulated-process.ts'
import { askOut, confirmPaid, payIn, workDesk } from './money.ts'
import { playOwnEvening, wakeOwn } from './own-members.ts'
import { makePeople, type Person } from './people.ts'
import { Lotteries } from './play-lotteries.ts'
import { playSlots } from './play-solo.ts'
import { Tables } from './play-tables.ts'
import { drawRaffle, offerRaffle } from './raffle.ts'

export const HISTORY_DAYS = 30

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/**
 * When the demo's members come, in the merchant's time. Those who come together play concurrently, so the
 * first start takes time for the number of sittings and hardly for that of guests.
 */
const sittings = [
  { hour: 12.4, guests: 3, rounds: 8, everyDays: 5 },
  { hour: 20.3, guests: 4, rounds: 6, everyDays: 1 },
] as const
const BANGKOK_MS = 7 * HOUR_MS
/** Members join from nine o'clock on. */
const JOINING_MINUTES = 180
const JACKPOTS = 2
/**
 * Days ago: the nights after them are free. A pool is won at an amount that nobody knows, so nobody knows how
 * many it takes.
 */
const highDays: readonly number[] = [18, 15, 12, 9, 6, 3]
const LARGE_STAKE = 10_000
const HIGH_STAKE = 50_000
/** The hours before the present are the closing day's. */
const CLOSING_MS = 6 * HOUR_MS
const MOST_EXTRA = 30
/** What was played is folded by the time at which it was, so that it need not be done each day. */
const FOLDING_DAYS = 5
/** Days ago: an evening of members with names of the demo, and the morning after the night that raises them. */
const OWN_EVENING = 2
const OWN_MORNING = 1
/** Of that day, after everybody has joined and before the first sitting. */
const RAFFLE_HOUR = 12.2
/** Every how many days guests withdraw and an operator pays. */
const DESK_DAYS = 2

export interface HistoryOptions {
  days: number
  withFiles: boolean
  log: (line: string) => void
}

export async function makeHistory(process: Process, { days, withFiles, log }: HistoryOptions): Promise<void> {
  const house = await House.open(process)
  const people = makePeople()
  const places = { tables: new Tables(house), lotteries: new Lotteries(house) }
  const today = startOfDay(Date.now())
  for (let daysAgo = days - 1; daysAgo > 0; daysAgo--) {
    const dayMs = today - daysAgo * DAY_MS
    if (daysAgo % 6 === 5) log(`demo history: ${daysAgo} days ago`)
    await playDay(house, places, people, { dayMs, daysAgo, days })
    if (days >= HISTORY_DAYS && highDays.includes(daysAgo))
      await playHigh(house, people, daysAgo === highDays.at(-1))
  }
  log('demo history: today')
  await closingDay(house, places, people, { withFiles, days })
  await places.tables.close()
}

/** In a shorter history everybody has joined by its first day. */
const joinDay = ({ joinedDaysAgo }: Person, days: number): number => Math.min(joinedDaysAgo, days - 1)

const startOfDay = (momentMs: number): number =>
  Math.floor((momentMs + BANGKOK_MS) / DAY_MS) * DAY_MS - BANGKOK_MS

async function playDay(
  house: House,
  places: Places,
  people: readonly Person[],
  { dayMs, daysAgo, days }: { dayMs: number; daysAgo: number; days: number },
): Promise<void> {
  // Each at its own time, also those of last night: what is late is void.
  await places.lotteries.drawUntil(dayMs + 9 * HOUR_MS)
  await house.past.moveTo(dayMs + 9 * HOUR_MS)
  await join(
    house,
    people.filter((person) => joinDay(person, days) === daysAgo),
  )
  if (daysAgo === OWN_EVENING) await offerRaffle(house, dayMs + DAY_MS + RAFFLE_HOUR * HOUR_MS)
  if (daysAgo === OWN_MORNING) {
    await wakeOwn(house)
    await drawRaffle(house, dayMs + RAFFLE_HOUR * HOUR_MS)
  }
  const members = people.filter((person) => joinDay(person, days) >= daysAgo)
  const visits: Visit[] = []
  for (const [place, sitting] of sittings.entries()) {
    const startMs = dayMs + sitting.hour * HOUR_MS + house.dice.between(0, 90) * 60_000
    if (daysAgo % sitting.everyDays !== 0 || startMs > Date.now() - CLOSING_MS) continue
    await places.lotteries.drawUntil(startMs)
    await house.past.moveTo(startMs)
    visits.push(
      ...(await playSitting(house, places, members, {
        ...sitting,
        place: daysAgo * sittings.length + place,
      })),
    )
  }
  if (daysAgo === OWN_EVENING) await playOwnEvening(house)
  if (daysAgo % DESK_DAYS === 0) await endDay(house, visits)
  if (daysAgo % FOLDING_DAYS === 0) await house.fold()
}

/** One after the other, however many, in the hours before the first sitting. */
async function join(house: House, joining: readonly Person[]): Promise<void> {
  const longestGap = Math.max(1, Math.min(50, Math.floor(JOINING_MINUTES / joining.length)))
  for (const person of joining) {
    await house.past.pass(house.dice.between(1, longestGap) * 60_000)
    await addPerson(house, person)
  }
}

async function playSitting(
  house: House,
  { tables, lotteries }: Places,
  members: readonly Person[],
  sitting: { guests: number; rounds: number; place: number },
): Promise<readonly Visit[]> {
  const visits = await house.signInAll(house.dice.some(members, sitting.guests, ({ weight }) => weight))
  await confirmPaid(house, visits)
  await payIn(house, await needs(house, visits))
  await play(house, tables, visits, sitting)
  await lotteries.playEvening(visits)
  return visits
}

/** At night members withdraw, operators decide, and the day is folded and sealed. */
async function endDay(house: House, visits: readonly Visit[]): Promise<void> {
  await house.settle()
  await Promise.all(visits.filter(() => house.dice.chance(0.4)).map((visit) => askOut(house, visit)))
  await workDesk(house, () => (house.dice.chance(0.06) ? 'REJECT' : 'APPROVE'))
  await house.run('cashier/receive-unanswered')
  await house.run('cashier/expire-deposits')
  await house.process.outbox.drain()
  await house.run('wallet.seal')
}

/**
 * Evenings at the largest stakes, in the second half of the month; on the last of them they go on until two
 * pools were won.
 */
async function playHigh(house: House, people: readonly Person[], isLast: boolean): Promise<void> {
  const most = isLast ? MOST_EXTRA : 1
  if ((await jackpotCount(house)) >= JACKPOTS) return
  const visits = (await house.signInAll(people.filter(({ stakeAmount }) => stakeAmount >= LARGE_STAKE))).map(
    atHighStakes,
  )
  for (let extra = 0; extra < most && (await jackpotCount(house)) < JACKPOTS; extra++) {
    await house.past.pass(10 * 60_000)
    await payIn(house, await needs(house, visits))
    await playSlots(
      house,
      visits,
      25,
      soloGames.filter(({ betAmounts }) => betAmounts.includes(BigInt(HIGH_STAKE))),
    )
  }
  await endDay(house, visits)
}

const atHighStakes = (visit: Visit): Visit => ({
  ...visit,
  person: { ...visit.person, stakeAmount: HIGH_STAKE },
})

async function jackpotCount(house: House): Promise<number> {
  return (
    await oneOf(
      house.process.database.kysely,
      sql<{ wins: number }>`SELECT count(*)::int AS wins FROM launch.jackpot_win`,
    )
  ).wins
}
