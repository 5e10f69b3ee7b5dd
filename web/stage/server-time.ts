/** What the page's own clock may lose or gain against the server's: a thousandth. */
const DRIFT = 0.001

/**
 * The server's clock as this page knows it. An answer that names the time was written somewhere between
 * asking and hearing: a quick one says it well, a slow one badly, so a slow one does not undo what a quick
 * one said. Only if the two cannot both be true was a clock put right meanwhile, and the newer one counts.
 */
export class ServerTime {
  private offsetMs = 0
  private errorMs = Number.POSITIVE_INFINITY
  private notedMs = 0

  note(serverNow: string, askedMs: number, heardMs: number = Date.now()): void {
    const serverMs = Date.parse(serverNow)
    if (Number.isNaN(serverMs)) return
    const errorMs = (heardMs - askedMs) / 2
    const offsetMs = serverMs - (askedMs + heardMs) / 2
    const keptErrorMs = this.errorMs + Math.abs(heardMs - this.notedMs) * DRIFT
    if (errorMs > keptErrorMs && Math.abs(offsetMs - this.offsetMs) <= errorMs + keptErrorMs) return
    this.offsetMs = offsetMs
    this.errorMs = errorMs
    this.notedMs = heardMs
  }

  nowMs(): number {
    return Date.now() + this.offsetMs
  }
}
