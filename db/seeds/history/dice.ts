/**
 * Chance of the demo's plan: the same seed plans the same lives. What the games give is drawn by the games
 * themselves.
 */
export class Dice {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 up to, and without, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  /** Both ends included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<Item>(list: readonly Item[]): Item {
    return list[this.below(list.length)]!
  }

  /** `count` different ones at most; who weighs more is taken more often. */
  some<Item>(list: readonly Item[], count: number, weightOf: (item: Item) => number): Item[] {
    const drawn = list.map((item) => ({ item, place: this.next() ** (1 / Math.max(weightOf(item), 1e-6)) }))
    return drawn
      .sort((one, other) => other.place - one.place)
      .slice(0, count)
      .map(({ item }) => item)
  }
}
