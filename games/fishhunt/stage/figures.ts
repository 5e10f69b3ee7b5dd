/** What the member shot since they sat down, only from the server's answers. */
export interface Figures {
  readonly shots: number
  readonly spent: number
  readonly won: number
  readonly givenBack: number
}

export const noFigures: Figures = { shots: 0, spent: 0, won: 0, givenBack: 0 }

interface CountedShot {
  readonly betAmount: number
  readonly winAmount: number
  readonly refund: string | null
}

/** A shot that was not charged is no shot: it is counted as given back. */
export function countShots(figures: Figures, shots: readonly CountedShot[]): Figures {
  return shots.reduce<Figures>(
    (sum, { betAmount, winAmount, refund }) =>
      refund === null
        ? { ...sum, shots: sum.shots + 1, spent: sum.spent + betAmount, won: sum.won + winAmount }
        : { ...sum, givenBack: sum.givenBack + 1 },
    figures,
  )
}

/**
 * A catch is celebrated only if it pays at least ten bullets and the member has won more than they spent at
 * this seat.
 */
export function isCelebrated(figures: Figures, winAmount: number, price: number): boolean {
  return winAmount >= price * 10 && figures.won > figures.spent
}
