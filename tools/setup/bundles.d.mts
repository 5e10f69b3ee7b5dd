export function areBundlesFresh(): boolean
export function clearStamp(): void
export function writeStamp(mark: string): void
export function sourcesMark(): string
