/** Rains as the wire says them. */
import type { Language } from '../../../platform/calls.ts'
import type { DrawRow } from '../draws/store.ts'

export const nameOf = ({ names }: Pick<DrawRow, 'names'>, language: Language): string =>
  language === 'en' ? names.en : names.th

/** Between the beacon and the shares nothing can be opened yet. */
export function shownState({ state }: Pick<DrawRow, 'state'>): 'WAITING' | 'OPEN' | 'ENDED' | 'VOID' {
  if (state === 'OPEN' || state === 'ENDED' || state === 'VOID') return state
  return 'WAITING'
}
