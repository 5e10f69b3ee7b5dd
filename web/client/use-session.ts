import { useStore } from 'zustand'
import { session } from './session.ts'

/** Whether this tab holds a token. False while the server's page is being taken over. */
export function useIsSignedIn(): boolean {
  return useStore(session, (state) => state.token !== null)
}
