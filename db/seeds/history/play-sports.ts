/**
 * Sports of the last day: matches that members bet on, watch, sell bets of and are paid for, and bets that
 * stay open on matches after the present. All of it by the members' own calls.
 */
import { clock } from '../../../kernel/clock.ts'
import type { MarketType } from '../../../kernel/sports/words.ts'
import { SportsDay, type PlacedBet } from './sports-day.ts'
import { payIn } from './money.ts'
import type { House, Visit } from './simulated-process.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A league of football begins a match at some minute of it, every other league at some minute of its half. */
const SLOT_MS = 20 * MINUTE_MS
/** So long after the first kick-off some matches are played, and others are to come. */
const WATCHED_MS = 5 * MINUTE_MS
/** Bets stay open on matches that begin soon after the demo does, and on some of the next half day. */
const SOON_MS = 75 * MINUTE_MS
const EARLY_MS = 12 * HOUR_MS
const LEAST_EARLY_MS = 4 * HOUR_MS
/** A stake whose return stands on the board of winners at any price (`catalogue.winnerMinimum`). */
const BOARD_STAKE = 100_000
/** So many bet as much: one on each end of a match of football and of a match of heroes. */
const BOARD_BETS = 5

/** Of leagues, by what they play. */
interface Matches {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly fourth: string
  readonly basketball: string
  readonly arena: string
  readonly shooter: string
}

/** `own` are the members whom visitors of the demo sign in as. */
export async function playSports(
  house: House,
  own: readonly Visit[],
  guests: readonly Visit[],
): Promise<void> {
  const rich = guests.slice(0, BOARD_BETS)
  await payIn(
    house,
    rich.map((visit) => ({ visit, amount: BOARD_STAKE, channel: 'PROMPTPAY' as const })),
  )
  const day = await SportsDay.open(house)
  const kickOffMs = Math.ceil((clock.nowMs() + 2 * MINUTE_MS) / SLOT_MS) * SLOT_MS
  const played = await offer(day, kickOffMs)
  const soon = await offer(day, Date.now() + SOON_MS)
  const early = Math.ceil((Date.now() + LEAST_EARLY_MS) / EARLY_MS) * EARLY_MS
  const later = await day.offer(['XA1', 'XB1', 'XC1'], early)
  const sold: [Visit, PlacedBet, percent: number][] = []
  for (const [number, visit] of own.entries()) {
    const [part, whole] = await betOnPlayed(day, visit, played, number)
    sold.push([visit, part, 40], [visit, whole, 100])
    await betOnLater(day, visit, soon, { later, number })
  }
  await betOnEveryEnd(day, rich, played)
  for (const [number, visit] of guests.entries()) await betAsGuest(day, visit, [played, soon], number)
  await house.past.moveTo(kickOffMs + WATCHED_MS)
  await day.playOn()
  for (const [visit, bet, percent] of sold) await day.cashOut(visit, bet, percent)
  const live = await day.leg(own[0]!, played.third, '1X2', 0)
  for (const visit of [...own, ...guests]) await day.tryPlace(visit, [live], { stakeAmount: 3_000 })
  await day.passSeconds()
  await day.playToTheEnd(own[0]!, Object.values(played))
  await day.close()
}

async function offer(day: SportsDay, fromMs: number): Promise<Matches> {
  const [first, second, third, fourth, basketball, arena, shooter] = await day.offer(
    ['XA1', 'XC1', 'XB1', 'XD1', 'XEB', 'XEM', 'XES'],
    fromMs,
  )
  return {
    first: first!,
    second: second!,
    third: third!,
    fourth: fourth!,
    basketball: basketball!,
    arena: arena!,
    shooter: shooter!,
  }
}

/** Whose number is even bets on one side, the others on the other. */
const legsOf = (day: SportsDay, visit: Visit, number: number) => (match: string, type: MarketType) =>
  day.leg(visit, match, type, number % 2)

/** Single bets, a parlay and a system. Returns what is sold in part, and what is sold as a whole. */
async function betOnPlayed(
  day: SportsDay,
  visit: Visit,
  { first, second, third, fourth, basketball, arena, shooter }: Matches,
  number: number,
): Promise<[part: PlacedBet, whole: PlacedBet]> {
  const leg = legsOf(day, visit, number)
  const other = legsOf(day, visit, number + 1)
  await day.place(visit, [await leg(fourth, 'AH')], { stakeAmount: 20_000, oddsFormat: 'MALAY' })
  await day.place(visit, [await other(first, 'OU')], { stakeAmount: 10_000, oddsFormat: 'HONG_KONG' })
  await day.place(visit, [await other(fourth, '1X2')], { stakeAmount: 5_000 })
  await day.place(visit, [await leg(basketball, 'HDP')], { stakeAmount: 10_000 })
  await day.place(visit, [await leg(arena, 'ML')], { stakeAmount: 10_000 })
  await day.place(visit, [await other(shooter, 'TOTAL_MAPS')], { stakeAmount: 5_000 })
  await day.place(visit, [await leg(first, '1X2'), await leg(fourth, 'OU'), await leg(basketball, 'OUP')], {
    kind: 'PARLAY',
    stakeAmount: 5_000,
  })
  await day.place(visit, [await leg(first, 'AH'), await leg(third, 'OU'), await other(arena, 'ML')], {
    kind: 'SYSTEM',
    systemCode: 'TRIXIE',
    stakeAmount: 8_000,
  })
  return [
    await day.place(visit, [await leg(second, 'AH')], { stakeAmount: 20_000 }),
    await day.place(visit, [await leg(second, 'OU'), await leg(fourth, '1X2')], {
      kind: 'PARLAY',
      stakeAmount: 4_000,
    }),
  ]
}

/** What is open when the demo begins. */
async function betOnLater(
  day: SportsDay,
  visit: Visit,
  { first, second, fourth, basketball, arena }: Matches,
  { later, number }: { later: readonly string[]; number: number },
): Promise<void> {
  const leg = legsOf(day, visit, number)
  const single = await day.place(visit, [await leg(first, 'AH')], {
    stakeAmount: 10_000,
    oddsFormat: 'MALAY',
  })
  await day.keepAuto(visit, single, Math.floor(Number(single.potentialAmount) * 0.9))
  await day.place(visit, [await leg(arena, 'ML')], { stakeAmount: 5_000 })
  await day.place(
    visit,
    [await leg(first, '1X2'), await leg(second, 'OU'), await leg(fourth, 'AH'), await leg(basketball, 'HDP')],
    { kind: 'PARLAY', stakeAmount: 3_000 },
  )
  const favourites = await Promise.all(later.map((fixtureId) => day.leg(visit, fixtureId, '1X2', 0)))
  await day.place(visit, favourites, { kind: 'SYSTEM', systemCode: 'TRIXIE', stakeAmount: 8_000 })
  // What is sold of a match under way depends on its course; before the start there is always an offer.
  for (const [match, percent] of [
    [second, 100],
    [fourth, 40],
  ] as const)
    await day.cashOut(
      visit,
      await day.place(visit, [await leg(match, '1X2')], { stakeAmount: 10_000 }),
      percent,
    )
  await day.follow(visit, first)
  await day.follow(visit, later[0]!)
}

/** Whichever way the two matches end, one of those who bet on each wins. */
async function betOnEveryEnd(day: SportsDay, rich: readonly Visit[], played: Matches): Promise<void> {
  const ends = [
    ...[0, 1, 2].map((place) => [played.first, '1X2', place] as const),
    ...[0, 1].map((place) => [played.arena, 'ML', place] as const),
  ]
  // Whoever may not bet so much now leaves the place to the next.
  for (const [at, [match, type, place]] of ends.entries())
    for (let turn = 0; turn < rich.length; turn++) {
      const visit = rich[(at + turn) % rich.length]!
      const leg = await day.leg(visit, match, type, place)
      if (await day.tryPlace(visit, [leg], { stakeAmount: BOARD_STAKE })) break
    }
}

/** The smallest of the house. */
const LEAST_STAKE = 2_000
const guestMarkets: readonly MarketType[] = ['AH', 'OU', '1X2']

/** Whoever has the money bets a little on matches of football. */
async function betAsGuest(
  day: SportsDay,
  visit: Visit,
  matches: readonly Matches[],
  number: number,
): Promise<void> {
  const football = matches.flatMap(({ first, second, third, fourth }) => [first, second, third, fourth])
  for (const [at, fixtureId] of football.entries()) {
    if ((at + number) % 3 !== 0) continue
    const type = guestMarkets[(at + number) % guestMarkets.length]!
    const leg = await day.leg(visit, fixtureId, type, Math.floor(number / 3) % 2)
    await day.tryPlace(visit, [leg], { stakeAmount: LEAST_STAKE + 1_000 * (number % 4) })
  }
}
