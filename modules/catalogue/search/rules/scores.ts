/** How well each game matches a query, 0 to 1000. */

/** More games than anybody would page through. */
const MOST_FOUND = 1_000

export class Scores {
  best = 0
  readonly #scores: Uint16Array
  readonly #games: number[] = []

  constructor(size: number) {
    this.#scores = new Uint16Array(size)
  }

  has(game: number): boolean {
    return this.#scores[game]! > 0
  }

  raise(game: number, score: number): void {
    const before = this.#scores[game]!
    if (score <= before) return
    if (before === 0) this.#games.push(game)
    this.#scores[game] = score
    if (score > this.best) this.best = score
  }

  /** Takes the best of a list, at most this many. */
  raiseBest(found: [game: number, score: number][], most: number): void {
    if (found.length > most) found.sort((a, b) => b[1] - a[1])
    for (let at = 0; at < found.length && at < most; at++) this.raise(found[at]![0], found[at]![1])
  }

  countFrom(score: number): number {
    let count = 0
    for (const game of this.#games) if (this.#scores[game]! >= score) count++
    return count
  }

  /** The games, the best first; at most a thousand. */
  ranked(placeOf: (game: number) => number): number[] {
    const sizes = new Uint32Array(1_001)
    for (const game of this.#games) sizes[this.#scores[game]!]!++
    let least = 1_000
    for (let sum = 0; least > 0; least--) {
      sum += sizes[least]!
      if (sum >= MOST_FOUND) break
    }
    return this.#games
      .filter((game) => this.#scores[game]! >= least)
      .sort((a, b) => this.#scores[b]! - this.#scores[a]! || placeOf(a) - placeOf(b))
      .slice(0, MOST_FOUND)
  }
}
