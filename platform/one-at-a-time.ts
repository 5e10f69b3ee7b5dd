/** Work that many ask for at the same moment. */

/**
 * Runs once at a time: those who ask while it runs share one further run, so everybody's run begins after
 * they asked.
 */
export function oneAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null
  let following: Promise<Result> | null = null
  const ask = (): Promise<Result> => {
    if (!running) {
      running = work().finally(() => {
        running = null
      })
      return running
    }
    following ??= running
      .catch(() => {})
      .then(() => {
        following = null
        return ask()
      })
    return following
  }
  return ask
}

/** Work under names: of those with the same name, each begins when the one before it has ended. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.get(name)?.then(work, work) ?? work()
    this.#last.set(name, mine)
    const leave = () => {
      if (this.#last.get(name) === mine) this.#last.delete(name)
    }
    mine.then(leave, leave)
    return mine
  }
}
