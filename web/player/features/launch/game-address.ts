/** What the address of /seamless says. */
export interface GameAddress {
  vendor: string
  gameCode: string
  /** With play money; absent: real. */
  mode?: 'FREE' | undefined
  /**
   * The room it opens at; removed from the address once it is open, so that a reload leads to the player's
   * seat.
   */
  roomId?: string | undefined
}

export function readGameAddress(search: Record<string, unknown>): GameAddress {
  const text = (name: string) =>
    typeof search[name] === 'string' || typeof search[name] === 'number'
      ? String(search[name]).slice(0, 64)
      : ''
  return {
    vendor: text('vendor'),
    gameCode: text('gameCode'),
    mode: search['mode'] === 'FREE' ? 'FREE' : undefined,
    roomId: text('roomId') || undefined,
  }
}
