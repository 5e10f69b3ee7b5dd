/**
 * The address with which the platform opens the page: `?token=&game=&lang=&mode=&lobby=&room=` (docs/vendors,
 * Launch), with `&bar=lobby` if the lobby's bar shows the head.
 */
export interface Launch {
  readonly token: string
  readonly gameCode: string
  readonly language: 'th' | 'en'
  /** The origin of the lobby: frame messages go only there. Null if the page is not framed. */
  readonly lobby: URL | null
  /** The room that was chosen in the platform's list. */
  readonly roomId: string | null
  /** The lobby's own bar shows the game's head. */
  readonly hasLobbyBar: boolean
}

/** Reads the address; null when it names no token or game. Any language but English is answered in Thai. */
export function readLaunch(address: URL): Launch | null {
  const token = address.searchParams.get('token') ?? ''
  const gameCode = address.searchParams.get('game') ?? ''
  if (!/^[\x21-\x7e]{1,64}$/.test(token) || !/^[A-Za-z0-9_-]{1,64}$/.test(gameCode)) return null
  return {
    token,
    gameCode,
    language: languageOf(address),
    lobby: lobbyOf(address),
    roomId: roomOf(address),
    hasLobbyBar: address.searchParams.get('bar') === 'lobby',
  }
}

export function languageOf(address: URL): 'th' | 'en' {
  return (address.searchParams.get('lang') ?? '').toLowerCase() === 'en' ? 'en' : 'th'
}

function roomOf(address: URL): string | null {
  const roomId = address.searchParams.get('room') ?? ''
  return /^[A-Za-z0-9_.:-]{1,64}$/.test(roomId) ? roomId : null
}

export function lobbyOf(address: URL): URL | null {
  const text = address.searchParams.get('lobby')
  if (!text) return null
  try {
    const lobby = new URL(text, address.href)
    return lobby.protocol === 'https:' || lobby.protocol === 'http:' ? lobby : null
  } catch {
    return null
  }
}

/** Takes the token out of the address: it is spent, and no address of this page should carry it further. */
export function hideToken(address: URL): void {
  const rest = new URL(address)
  rest.searchParams.delete('token')
  history.replaceState(null, '', rest)
}
