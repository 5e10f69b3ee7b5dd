/** What a suite of the torture is: a name, what it does, and an outcome with figures. */
export type Random = (below: number) => number

export interface SuiteContext {
  seed: number
  random: Random
  /** `--minutes`: how long a time-limited suite runs. */
  minutes: number | undefined
  /** `--count`: instead of the suite's own full count. */
  count: number | undefined
  say(line: string): void
}

export interface Outcome {
  /** What was done and measured, a line each. */
  figures: string[]
  /** What did not hold; empty: PASS. */
  failures: string[]
  /** Why the suite could not run here at all. */
  skipped?: string
}

export interface Suite {
  name: string
  about: string
  run(context: SuiteContext): Promise<Outcome>
}

/** A small seeded stream: the same seed, the same choices. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Collects failures without end: the first of each sentence and how often it came. */
export class Failures {
  readonly #seen = new Map<string, { first: string; count: number }>()

  add(sentence: string, detail: unknown = ''): void {
    const seen = this.#seen.get(sentence)
    if (seen) seen.count++
    else this.#seen.set(sentence, { first: text(detail), count: 1 })
  }

  check(holds: boolean, sentence: string, detail: unknown = ''): void {
    if (!holds) this.add(sentence, detail)
  }

  list(): string[] {
    return [...this.#seen].map(
      ([sentence, { first, count }]) =>
        `${sentence}${count > 1 ? ` (${count} times)` : ''}${first ? `: ${first}` : ''}`,
    )
  }
}

function text(detail: unknown): string {
  if (detail instanceof Error) return detail.stack ?? detail.message
  return typeof detail === 'string'
    ? detail
    : JSON.stringify(detail, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString() : value,
      ).slice(0, 600)
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Runs `count` turns, at most `parallel` at a time, and answers what each gave. */
export async function inTurns<Result>(
  count: number,
  parallel: number,
  turn: (n: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let at = 0
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (at < count) {
        const n = at++
        results[n] = await turn(n)
      }
    }),
  )
  return results
}
