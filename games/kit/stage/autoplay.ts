import type { KitTexts } from '../locales/texts.ts'

/**
 * Automatic spins, which the member bounds before they begin; a game without bounds never spins by itself.
 */
export interface AutoplayStops {
  readonly rounds: number
  /** No spin begins that could bring the loss above this, in minor units. */
  readonly lossAmount: number
  /** A round that pays this or more is the last one; null: no such stop. */
  readonly winAmount: number | null
}

export type AutoplayEnd = 'loss' | 'win' | 'rounds'

export class Autoplay {
  private readonly stops: AutoplayStops
  private played = 0
  /** What the spins have taken so far, less what they have paid. */
  private lostAmount = 0

  constructor(stops: AutoplayStops) {
    this.stops = stops
  }

  get left(): number {
    return this.stops.rounds - this.played
  }

  /** Takes a shown round in; says why no other may follow, or null. */
  note({
    betAmount,
    winAmount,
  }: {
    readonly betAmount: number
    readonly winAmount: number
  }): AutoplayEnd | null {
    this.played += 1
    this.lostAmount += betAmount - winAmount
    if (this.stops.winAmount !== null && winAmount >= this.stops.winAmount) return 'win'
    if (this.lostAmount + betAmount > this.stops.lossAmount) return 'loss'
    return this.left <= 0 ? 'rounds' : null
  }
}

/** Why no further spin follows, in words. */
export const endedText = (end: AutoplayEnd, { auto }: KitTexts): string =>
  ({ loss: auto.endedLoss, win: auto.endedWin, rounds: auto.endedRounds })[end]
