/** Gathers what arrives while a batch is under way into the next one, so that it shares a commit. */

interface Waiting<Item, Answer> {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

export class Batcher<Item, Answer> {
  readonly #work: (items: readonly Item[]) => Promise<readonly Answer[]>
  readonly #most: number
  readonly #mostWaiting: number
  #waiting: Waiting<Item, Answer>[] = []
  #running: Promise<void> | null = null

  /** `work` returns a result for each item at its place; if it throws, the whole batch has failed. */
  constructor(
    work: (items: readonly Item[]) => Promise<readonly Answer[]>,
    { most = 256, mostWaiting = 5_000 } = {},
  ) {
    this.#work = work
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  get isFull(): boolean {
    return this.#waiting.length >= this.#mostWaiting
  }

  do(item: Item): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#start()
    })
  }

  /** Waits until everything requested so far is done. */
  async flush(): Promise<void> {
    while (this.#running) await this.#running
  }

  #start(): void {
    // Waiting for the end of the event loop's turn gathers what arrived together.
    this.#running ??= new Promise<void>((done) => {
      setImmediate(done)
    })
      .then(() => this.#run())
      .finally(() => {
        this.#running = null
        if (this.#waiting.length > 0) this.#start()
      })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#most)
      try {
        const answers = await this.#work(batch.map(({ item }) => item))
        for (const [at, { resolve }] of batch.entries()) resolve(answers[at]!)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
  }
}
