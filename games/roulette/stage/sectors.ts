/** The bets of the racetrack, written as the spots they are made of. Chips are counted in the chosen one. */
import { wheelOrder } from './numbers.ts'

export interface SpotChips {
  readonly spot: string
  readonly chips: number
}

export type SectorName = 'voisins' | 'tiers' | 'orphelins' | 'zero'

const one = (...spots: readonly string[]): readonly SpotChips[] => spots.map((spot) => ({ spot, chips: 1 }))

export const sectors: Readonly<Record<SectorName, readonly SpotChips[]>> = {
  /** The seventeen numbers round zero, 22 to 25: nine chips. */
  voisins: [
    { spot: 'STREET:0-2-3', chips: 2 },
    ...one('SPLIT:4-7', 'SPLIT:12-15', 'SPLIT:18-21', 'SPLIT:19-22', 'SPLIT:32-35'),
    { spot: 'CORNER:25-26-28-29', chips: 2 },
  ],
  /** The twelve opposite zero, 27 to 33: six chips. */
  tiers: one('SPLIT:5-8', 'SPLIT:10-11', 'SPLIT:13-16', 'SPLIT:23-24', 'SPLIT:27-30', 'SPLIT:33-36'),
  /** The eight that neither holds: five chips. */
  orphelins: one('STRAIGHT:1', 'SPLIT:6-9', 'SPLIT:14-17', 'SPLIT:17-20', 'SPLIT:31-34'),
  /** The seven next to zero, 12 to 15: four chips. */
  zero: one('STRAIGHT:26', 'SPLIT:0-3', 'SPLIT:12-15', 'SPLIT:32-35'),
}

export const NEIGHBOUR_CHOICES: readonly number[] = [1, 2, 3, 4]

/** A number and this many to each side of it on the wheel, clockwise. */
export function neighboursOf(number: number, eachSide: number): readonly number[] {
  const at = wheelOrder.indexOf(number)
  return Array.from(
    { length: eachSide * 2 + 1 },
    (_, step) => wheelOrder[(at - eachSide + step + wheelOrder.length) % wheelOrder.length]!,
  )
}

export function neighbourBets(number: number, eachSide: number): readonly SpotChips[] {
  return one(...neighboursOf(number, eachSide).map((each) => `STRAIGHT:${each}`))
}

/** Which of the three parts of the wheel a number lies in, as the track is painted. */
export function partOf(number: number): Exclude<SectorName, 'zero'> {
  const at = wheelOrder.indexOf(number)
  const [voisinsFrom, voisinsTo] = [wheelOrder.indexOf(22), wheelOrder.indexOf(25)]
  if (at >= voisinsFrom || at <= voisinsTo) return 'voisins'
  return at >= wheelOrder.indexOf(27) && at <= wheelOrder.indexOf(33) ? 'tiers' : 'orphelins'
}
