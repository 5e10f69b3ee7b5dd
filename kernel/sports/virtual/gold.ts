/**
 * Gold of a map (docs/decisions/0173-gold-moves-the-price.md). The chance to win the map moves by fair
 * steps, the winner is drawn with the chance of the last minute, and the lead in gold is what the chance has
 * moved by. So a lead is worth what it looks like, and the chance before the map is the sides' strength.
 */
import type { FairStream } from '../../fair/stream.ts'
import type { Side } from '../words.ts'

const ALL = 1_000_000
/** Nobody's chance falls below it before the end. */
const LEAST = 30_000
const SIZES = 5
/** Millionths of a chance that one gold stands for. */
const PPM_A_GOLD = 50

/** How far the chance may move, the same up and down, so that a step is fair at the edges too. */
const roomOf = (chance: number, swing: number): number =>
  Math.max(0, Math.min(swing, chance - LEAST, ALL - LEAST - chance))

/** The chance after a minute: one of five sizes, up as likely as down. */
export function movedBy(stream: FairStream, chance: number, swing: number): number {
  const size = Math.trunc((roomOf(chance, swing) * (1 + stream.int(SIZES))) / SIZES)
  return stream.int(2) === 0 ? chance + size : chance - size
}

/**
 * The chance after the first blood, which home drew with `bloodPpm`: the likelier side gains less by it than
 * the other one would, so nothing is gained on the whole.
 */
export function movedByBlood(chance: number, swing: number, side: Side, bloodPpm: number): number {
  const room = roomOf(chance, swing)
  return side === 'HOME'
    ? chance + Math.trunc((room * (ALL - bloodPpm)) / ALL)
    : chance - Math.trunc((room * bloodPpm) / ALL)
}

/** Home's lead; `strength` is its chance at the start of the map. */
export const leadOf = (chance: number, strength: number): number =>
  Math.trunc((chance - strength) / PPM_A_GOLD)

/** The lead when the map is won: the last fight takes the winner half of the way to certainty. */
export function lastLeadOf(winner: Side, chance: number, strength: number): number {
  const from = winner === 'HOME' ? Math.max(chance, strength) : Math.min(chance, strength)
  const to = winner === 'HOME' ? from + Math.trunc((ALL - from) / 2) : Math.trunc(from / 2)
  return leadOf(to, strength)
}
