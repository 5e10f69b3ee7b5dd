/**
 * Time on the stage. Everything that moves is a run from 0 to 1, everything that holds is a wait; both end at
 * once when the member skips, when the page is hidden, and if motion is not wanted, so that a state is always
 * reached. Frames are drawn only while something moves.
 */
export type Speed = 'normal' | 'fast' | 'instant'
export const speeds: readonly Speed[] = ['normal', 'fast', 'instant']

const runScale: Record<Speed, number> = { normal: 1, fast: 0.5, instant: 0 }
const waitScale: Record<Speed, number> = { normal: 1, fast: 0.5, instant: 0.3 }

interface Run {
  readonly startMs: number
  readonly durationMs: number
  readonly step: (progress: number) => void
  readonly resolve: () => void
}

export class Motion {
  speed: Speed = 'normal'
  private readonly draw: () => void
  private readonly calm = matchMedia('(prefers-reduced-motion: reduce)')
  private readonly runs = new Set<Run>()
  private readonly loops = new Set<(elapsedMs: number) => void>()
  private frame = 0
  private lastMs = 0
  private isSkipping = false

  constructor(draw: () => void) {
    this.draw = draw
    document.addEventListener('visibilitychange', this.onVisibility)
  }

  /** False if states change at once: instant speed, reduced motion, a hidden page, a skip under way. */
  get isMoving(): boolean {
    return this.speed !== 'instant' && !this.calm.matches && !document.hidden && !this.isSkipping
  }

  /** Calls `step` with 0…1 over the given time; the last call is always `step(1)`. */
  run(durationMs: number, step: (progress: number) => void): Promise<void> {
    const scaled = this.isMoving ? durationMs * runScale[this.speed] : 0
    return this.start(scaled, step)
  }

  /** Holds what is shown, long enough to read it. */
  wait(durationMs: number): Promise<void> {
    const isOver = document.hidden || this.isSkipping
    return this.start(isOver ? 0 : durationMs * waitScale[this.speed], () => {})
  }

  /** Calls `step` each frame until the returned function is called. */
  loop(step: (elapsedMs: number) => void): () => void {
    this.loops.add(step)
    this.request()
    return () => this.loops.delete(step)
  }

  /** Ends whatever runs now, and what follows until `endSkip`. */
  skip(): void {
    this.isSkipping = true
    this.finishAll()
  }

  endSkip(): void {
    this.isSkipping = false
  }

  /** Draws one frame soon. */
  request(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame(this.onFrame)
  }

  dispose(): void {
    document.removeEventListener('visibilitychange', this.onVisibility)
    cancelAnimationFrame(this.frame)
    this.frame = -1
    this.finishAll()
    this.loops.clear()
  }

  private start(durationMs: number, step: (progress: number) => void): Promise<void> {
    if (durationMs <= 0 || this.frame === -1) {
      step(1)
      this.request()
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      step(0)
      this.runs.add({ startMs: performance.now(), durationMs, step, resolve })
      this.request()
    })
  }

  private finishAll(): void {
    for (const run of [...this.runs]) this.finish(run)
    this.request()
  }

  private finish(run: Run): void {
    if (!this.runs.delete(run)) return
    run.step(1)
    run.resolve()
  }

  private readonly onVisibility = (): void => {
    if (document.hidden) this.finishAll()
  }

  private readonly onFrame = (nowMs: number): void => {
    this.frame = 0
    const elapsedMs = Math.min(50, this.lastMs === 0 ? 16 : nowMs - this.lastMs)
    this.lastMs = nowMs
    for (const step of [...this.loops]) step(elapsedMs)
    for (const run of [...this.runs]) {
      const progress = (nowMs - run.startMs) / run.durationMs
      if (progress >= 1) this.finish(run)
      else run.step(Math.max(0, progress))
    }
    this.draw()
    if (this.runs.size + this.loops.size > 0) this.request()
    else this.lastMs = 0
  }
}

export const easeOut = (t: number): number => 1 - (1 - t) ** 3
export const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)
/** Overshoots a little and settles: a reel that is stopped by its brake. */
export const easeOutBack = (t: number): number => 1 + 1.9 * (t - 1) ** 3 + 0.9 * (t - 1) ** 2
