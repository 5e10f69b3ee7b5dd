/** What a few members do who come at the same time: they deposit if they have to, and play what they like. */
import type { House, Visit } from './simulated-process.ts'
import { balanceOf, type Paying } from './money.ts'
import type { Person } from './people.ts'
import { huntFish, playBlackjack } from './play-hands.ts'
import { playRoom } from './play-rooms.ts'
import type { Lotteries } from './play-lotteries.ts'
import { playAcme, playSlots } from './play-solo.ts'
import type { Tables } from './play-tables.ts'

/** Where members play with others. */
export interface Places {
  readonly tables: Tables
  readonly lotteries: Lotteries
}

/** The evenings that end in a room, by the place of the sitting counted back from today. */
const HOLDEM_PLACE = 3
const POK_DENG_PLACE = 5
/** A member with less than this many stakes deposits before playing. */
const ENOUGH_STAKES = 10

/** Who has too little to play pays in: mostly a round sum, now and then by mistake or under another name. */
export async function needs(house: House, visits: readonly Visit[]): Promise<Paying[]> {
  const wanted: Paying[] = []
  const balances = await Promise.all(visits.map((visit) => balanceOf(house, visit)))
  for (const [place, visit] of visits.entries()) {
    const { stakeAmount } = visit.person
    if (balances[place]! >= stakeAmount * ENOUGH_STAKES) continue
    const amount = Math.min(3_000_000, Math.max(10_000, stakeAmount * house.dice.pick([12, 20, 40])))
    wanted.push({
      visit,
      amount,
      behaviour: house.dice.chance(0.95) ? 'NORMAL' : house.dice.pick(['LATE', 'NEVER', 'TWICE'] as const),
    })
  }
  return wanted
}

/** Everybody to what they like; rooms and the sea are for some evenings. */
export async function play(
  house: House,
  tables: Tables,
  visits: readonly Visit[],
  { rounds, place }: { rounds: number; place: number },
): Promise<void> {
  const like = (habit: Person['habit']) => visits.filter(({ person }) => person.habit === habit)
  const mixed = like('MIXED')
  const atTables = [...like('LIVE'), ...(place % 2 === 0 ? mixed : [])]
  const atSlots = [...like('SLOTS'), ...(place % 2 === 1 ? mixed : [])]
  const cards = like('CARDS')
  await playSlots(house, atSlots, rounds)
  if (atTables.length > 0) await tables.play(atTables, await tables.all(), 2)
  await huntFish(house, like('SEA'))
  await playBlackjack(house, cards.slice(0, 1), 2)
  if (place % 4 === 1) await playAcme(house, visits.slice(-2), 4)
  if (place === HOLDEM_PLACE) await playRoom(house, 'HOLDEM', visits.slice(0, 5), 4)
  if (place === POK_DENG_PLACE) await playRoom(house, 'POKDENGROOM', visits.slice(0, 5), 4)
}
