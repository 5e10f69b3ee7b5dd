/** A sign-in whose password was right and which needs a second step. */
import { createStore } from 'zustand/vanilla'
import { CallError } from '../../client/call-error.ts'
import { openWindow } from './windows.ts'

export type FactorMethod = 'sms' | 'email' | 'payeeName' | 'authenticator'

interface SecondStep {
  ticket: string
  options: readonly FactorMethod[]
  rememberMe: boolean
}

export const secondStep = createStore<{ pending: SecondStep | null }>(() => ({ pending: null }))

/** True if the refusal asks for a second step: its window is open then, and nothing else should be shown. */
export function leadToSecondStep(error: unknown, rememberMe = false): boolean {
  if (!(error instanceof CallError) || error.code !== 'AUTH_SECOND_FACTOR') return false
  const { ticket, options } = error.value as { ticket: string; options: FactorMethod[] }
  secondStep.setState({ pending: { ticket, options, rememberMe } })
  openWindow('second')
  return true
}
