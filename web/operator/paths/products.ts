/** What is played. */
export const productsPaths = {
  games: '/operator/games',
  vendorMessages: (vendor: string) => `/operator/games?tab=messages&vendor=${encodeURIComponent(vendor)}`,
  jackpots: '/operator/jackpots',
  returns: '/operator/returns',
  returnsOf: (gameCode: string) => `/operator/returns/${encodeURIComponent(gameCode)}`,
  tables: '/operator/tables',
  tableRound: (roundId: string) => `/operator/tables/${encodeURIComponent(roundId)}`,
  seas: '/operator/seas',
  seaWindow: (windowId: string) => `/operator/seas/${encodeURIComponent(windowId)}`,
  rooms: '/operator/rooms',
  roomHand: (handId: string) => `/operator/rooms/${encodeURIComponent(handId)}`,
  rounds: '/operator/rounds',
  reports: '/operator/reports',
} as const
