/** The server's clock as this page knows it: every answer that names the time sets it right. */
export class ServerTime {
  private offsetMs = 0

  note(serverNow: string, ownNowMs: number = Date.now()): void {
    const serverMs = Date.parse(serverNow)
    if (!Number.isNaN(serverMs)) this.offsetMs = serverMs - ownNowMs
  }

  nowMs(): number {
    return Date.now() + this.offsetMs
  }
}
