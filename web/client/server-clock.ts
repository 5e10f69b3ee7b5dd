/**
 * How far two clocks are ahead of this device's, in milliseconds: the server machine's, which seals are dated
 * by, and the product's own, which demo mode may move and every deadline is written in. Both come with each
 * answer.
 */
let machineOffsetMs = 0
let movedMs = 0

export function noteServerClock(headers: Headers): void {
  const date = headers.get('date')
  const serverMs = date ? Date.parse(date) : Number.NaN
  // The header has whole seconds; a device within two seconds is left alone.
  if (!Number.isNaN(serverMs))
    machineOffsetMs = Math.abs(serverMs - Date.now()) > 2000 ? serverMs - Date.now() : 0
  movedMs = Number.parseInt(headers.get('x-clock-offset') ?? '', 10) || 0
}

/** The product's clock minus this device's: what countdowns add. */
export function serverOffsetMs(): number {
  return machineOffsetMs + movedMs
}

/** Now by the product's clock. */
export function serverNowMs(): number {
  return Date.now() + serverOffsetMs()
}

/** Now by the server machine's clock, which no demo moves: the date of a seal. */
export function machineNowMs(): number {
  return Date.now() + machineOffsetMs
}
