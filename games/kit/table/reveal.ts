/**
 * A result that is revealed over several seconds. What is seen depends on the time alone, so a page that is
 * opened in the middle shows the right moment, and one that was hidden continues where the others are.
 */

/** Shared tables reveal for this long (domain/studio-games.md §4.6). */
export const REVEAL_MS = 6000

export interface Reveal {
  /** The last moment was shown; false when it was stopped before. */
  readonly done: Promise<boolean>
  stop(): void
}

/**
 * Calls `step` with the milliseconds since the reveal began, each frame up to `untilMs`. If motion is not
 * wanted the end is shown at once.
 */
export function playReveal(sinceMs: number, untilMs: number, step: (ms: number) => void): Reveal {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm || sinceMs >= untilMs) {
    step(untilMs)
    return { done: Promise.resolve(true), stop() {} }
  }
  const startMs = performance.now() - Math.max(0, sinceMs)
  let frame = 0
  // A page that nobody sees draws no frames; the end must be reached all the same.
  let timer: ReturnType<typeof setTimeout> | undefined
  let finish = (_isWhole: boolean): void => {}
  const done = new Promise<boolean>((resolve) => {
    finish = resolve
  })
  const end = (isWhole: boolean): void => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    finish(isWhole)
  }
  const tick = (): void => {
    const ms = performance.now() - startMs
    step(Math.min(ms, untilMs))
    if (ms >= untilMs) end(true)
    else frame = requestAnimationFrame(tick)
  }
  timer = setTimeout(
    () => {
      step(untilMs)
      end(true)
    },
    untilMs - Math.max(0, sinceMs) + 60,
  )
  tick()
  return { done, stop: () => end(false) }
}

/** The position of `ms` between two moments, 0…1. */
export function between(ms: number, fromMs: number, toMs: number): number {
  return Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)))
}
