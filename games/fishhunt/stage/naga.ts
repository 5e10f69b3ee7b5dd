import type { Swimmer } from './swim.ts'

/** A naga that came so lately is announced; one that swims already when the page opens is not. */
const NEW_MS = 1_500

/** Whether a naga has just come, among those that appeared now. */
export function hasNewNaga(appeared: readonly Swimmer[], nowMs: number): boolean {
  const naga = appeared.find(({ fish }) => fish.kind === 'NAGA')
  return naga !== undefined && nowMs - naga.fish.bornMs < NEW_MS
}
