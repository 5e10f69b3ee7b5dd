/** Browser storage that never throws: private windows and full disks answer like an empty one. */
type Kind = 'session' | 'local'

function areaOf(kind: Kind): Storage | null {
  try {
    return kind === 'session' ? window.sessionStorage : window.localStorage
  } catch {
    return null
  }
}

export function readStored(kind: Kind, key: string): string | null {
  try {
    return areaOf(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Null removes. */
export function store(kind: Kind, key: string, value: string | null): void {
  try {
    const area = areaOf(kind)
    if (value === null) area?.removeItem(key)
    else area?.setItem(key, value)
  } catch {
    // Nothing depends on it: what could not be kept is asked for again.
  }
}

export function clearSessionStorage(): void {
  try {
    areaOf('session')?.clear()
  } catch {
    // As above.
  }
}
