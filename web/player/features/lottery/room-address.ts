const views = ['results', 'tickets', 'plans', 'ahead'] as const

/** What stands in the query of the lotteries' pages; texts that are missing are empty. */
export interface RoomAddress {
  /** Null: the board of the lottery, or the lobby without one. */
  view: (typeof views)[number] | null
  gameCode: string
  orderId: string
  chaseId: string
  /** Whose lotteries the lobby shows; empty: of all. */
  vendor: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function readRoomAddress(search: Readonly<Record<string, unknown>>): RoomAddress {
  return {
    view: views.find((view) => view === search['view']) ?? null,
    gameCode: textOf(search['gameCode']),
    orderId: textOf(search['orderId']),
    chaseId: textOf(search['chaseId']),
    vendor: textOf(search['vendor']),
  }
}
