/**
 * What the lobby says to a framed page, as `{sala: 1, type}`: taken from the window that frames it and from
 * its origin alone.
 */
export interface LobbyWord {
  readonly type: string
  readonly balance?: unknown
  readonly currency?: unknown
  readonly key?: unknown
}

export function hearLobby(
  lobby: URL | null,
  listener: (word: LobbyWord) => void,
  page: Window = window,
): void {
  page.addEventListener('message', (event) => {
    if (!lobby || event.origin !== lobby.origin || event.source !== page.parent) return
    const { sala, ...word } = (event.data ?? {}) as { sala?: unknown; type?: unknown }
    if (sala === 1 && typeof word.type === 'string') listener(word as LobbyWord)
  })
}
