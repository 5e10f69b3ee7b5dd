/**
 * Why a part of the site did not come. GONE: its file is no longer there, so a release has replaced it.
 * SLOW: the time is over. SILENT: no answer, or none that can be used. STUCK: the browser has the file but
 * keeps its first failure to run it, so that only a page loaded again asks for it again.
 */
export type FaultKind = 'GONE' | 'SLOW' | 'SILENT' | 'STUCK'

export class PartFault extends Error {
  readonly kind: FaultKind
  /** Allows the part to be requested again the next time it is needed. */
  readonly forget: () => void

  constructor(kind: FaultKind, forget: () => void = () => {}) {
    super(`a part of the page did not come (${kind})`)
    this.kind = kind
    this.forget = forget
  }
}
