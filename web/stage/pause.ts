import { hearLobby } from './hear-lobby.ts'

/**
 * The lobby may ask a game to rest, as `{sala: 1, type: 'pause'}`: no new round begins until `resume`. A
 * running one is shown to its end.
 */
export interface Pause {
  /** Resolves at once, or when the lobby lets the game continue. */
  wait(): Promise<void>
}

export function openPause(lobby: URL | null, page: Window = window): Pause {
  let resumed: Promise<void> = Promise.resolve()
  let release: (() => void) | null = null
  hearLobby(
    lobby,
    ({ type }) => {
      if (type === 'pause' && !release)
        resumed = new Promise((resolve) => {
          release = resolve
        })
      if (type === 'resume') {
        release?.()
        release = null
      }
    },
    page,
  )
  return { wait: () => resumed }
}
