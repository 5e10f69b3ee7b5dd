/** The vendor whose games are the house's own. */
export const HOUSE_VENDOR = 'STUDIO'

/** What the address of /seamless says. */
export interface GameAddress {
  vendor: string
  gameCode: string
  /** With play money; absent: real. */
  mode?: 'FREE' | undefined
  /** The room it opens at; taken out of the address once it stands, so that a reload leads to where the player sits. */
  roomId?: string | undefined
}

export function readGameAddress(search: Record<string, unknown>): GameAddress {
  const text = (name: string) => (typeof search[name] === 'string' || typeof search[name] === 'number' ? String(search[name]).slice(0, 64) : '')
  return { vendor: text('vendor'), gameCode: text('gameCode'), mode: search['mode'] === 'FREE' ? 'FREE' : undefined, roomId: text('roomId') || undefined }
}
