/** How far the server's clock is ahead of this device's, in milliseconds: taken from the Date header of answers. */
let offsetMs = 0

export function noteServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN
  // The header has whole seconds; a device within two seconds is left alone.
  if (!Number.isNaN(serverMs)) offsetMs = Math.abs(serverMs - Date.now()) > 2000 ? serverMs - Date.now() : 0
}

export function serverOffsetMs(): number {
  return offsetMs
}

export function serverNowMs(): number {
  return Date.now() + offsetMs
}
