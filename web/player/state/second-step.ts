/** A sign-in whose password was right and which must prove itself once more before it is one. */
import { createStore } from 'zustand/vanilla'
import { CallError } from '../../client/call-error.ts'
import { openWindow } from './windows.ts'

export type FactorMethod = 'sms' | 'email' | 'payeeName' | 'authenticator'

interface SecondStep { ticket: string; options: readonly FactorMethod[]; rememberMe: boolean }

export const secondStep = createStore<{ pending: SecondStep | null }>(() => ({ pending: null }))

/** True where the refusal asks for a second step: its window is open then, and nothing else is to be told. */
export function leadToSecondStep(error: unknown, rememberMe = false): boolean {
  if (!(error instanceof CallError) || error.code !== 'AUTH_SECOND_FACTOR') return false
  const { ticket, options } = error.value as { ticket: string; options: FactorMethod[] }
  secondStep.setState({ pending: { ticket, options, rememberMe } })
  openWindow('second')
  return true
}
