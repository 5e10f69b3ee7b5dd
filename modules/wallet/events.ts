/**
 * Money of these members moved in a request transaction: `{ memberIds, currency }`. Bets write no event
 * (architecture.md §3).
 */
export const walletMoved = 'wallet.moved'
