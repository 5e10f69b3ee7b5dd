/** Money of these members moved in a request transaction: `{ memberIds, currency }`. Bets tell no event (ARCHITECTURE §3). */
export const walletMoved = 'wallet.moved'
