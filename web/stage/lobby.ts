import type { HeadAction, StageHead } from '../../games/kit/stage/head.ts'

/** What the framed page sends the lobby, as `{sala: 1, type}` to the lobby's origin only. */
export type LobbyMessage =
  | { type: 'ready' }
  | { type: 'round' }
  | { type: 'balance'; balance: number; currency: string }
  | { type: 'exit' }
  | { type: 'heard' }
  | ({
      type: 'head'
      currency: string
      takesBack: boolean
      takesSpace: boolean
      titleAction?: string
      actions: readonly Omit<HeadAction, 'run'>[]
    } & Pick<StageHead, 'title' | 'note' | 'balance'>)

export interface Lobby {
  tell(message: LobbyMessage): void
  /** Back: the lobby takes the frame away; alone, the page goes there itself. */
  leave(): void
}

export function openLobby(
  address: URL | null,
  page: Pick<Window, 'parent' | 'location'> & Window = window,
): Lobby {
  const isFramed = page.parent !== page
  const tell = (message: LobbyMessage): void => {
    if (isFramed && address) page.parent.postMessage({ sala: 1, ...message }, address.origin)
  }
  return {
    tell,
    leave() {
      tell({ type: 'exit' })
      // A page of its own never leads to a foreign address that a link may have written into it.
      if (!isFramed) page.location.assign(address?.origin === page.location.origin ? address : '/')
    },
  }
}
