/** Cards that come all at once are shown street by street. */
import { roomAt, runOutOf, type RunOut } from './run-out.ts'
import type { RoomAnswer, RoomView } from './view.ts'

export class StreetShow {
  private runOut: RunOut | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  /** The room as it is to be seen now; `redraw` is called when more of it is to be seen. */
  shown(answer: RoomAnswer, before: RoomView | null, redraw: () => void): RoomAnswer {
    const now = performance.now()
    clearTimeout(this.timer)
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.runOut ??= runOutOf(before, answer.room, now)
    const shown = this.runOut && roomAt(answer.room, this.runOut, now)
    if (!shown) this.runOut = null
    else this.timer = setTimeout(redraw, shown.nextMs - now)
    return shown ? { ...answer, room: shown.room } : answer
  }

  dispose(): void {
    clearTimeout(this.timer)
  }
}
