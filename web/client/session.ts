/**
 * The session of this tab: the token in session storage, the merchant in session and local storage, and
 * listeners for the end of a session. It starts signed out, as the server rendered the page, and
 * `restoreSession()` fills it.
 */
import { createStore } from 'zustand/vanilla'
import { clearSessionStorage, readStored, store } from './storage.ts'

export interface SessionState {
  token: string | null
  merchant: string | null
  /** False until `restoreSession()` has looked into storage. */
  isRestored: boolean
}

export const session = createStore<SessionState>(() => ({ token: null, merchant: null, isRestored: false }))

let tokenKey = 'token'
const endListeners = new Set<(code: string) => void>()

/**
 * Reads what the tab kept. The console keeps its token under a key of its own, so that both may share a
 * browser.
 */
export function restoreSession(options: { tokenKey?: string } = {}): void {
  tokenKey = options.tokenKey ?? 'token'
  const merchant =
    document.documentElement.dataset['merchant'] ??
    readStored('session', 'merchant') ??
    readStored('local', 'merchant')
  keepMerchant(merchant)
  session.setState({ token: readStored('session', tokenKey), merchant, isRestored: true })
}

function keepMerchant(merchant: string | null): void {
  if (!merchant) return
  store('session', 'merchant', merchant)
  store('local', 'merchant', merchant)
}

export function beginSession(token: string): void {
  store('session', tokenKey, token)
  session.setState({ token })
}

/** Forgets everything of this tab but the merchant. `code` says why when it was not the person's own wish. */
export function endSession(code?: string): void {
  if (session.getState().token === null) return
  clearSessionStorage()
  keepMerchant(session.getState().merchant)
  session.setState({ token: null })
  if (code) for (const listener of endListeners) listener(code)
}

/**
 * Called with the code (SESSION_EXPIRED, SESSION_REPLACED …) when the server ended the session. Returns the
 * removal.
 */
export function onSessionEnd(listener: (code: string) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

export function isSignedIn(): boolean {
  return session.getState().token !== null
}
