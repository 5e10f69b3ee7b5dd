import type { VendorCallName } from './messages.ts'
import type { VendorPort } from './port.ts'

/** The port of a vendor whose messages travel: `send` carries one of them and returns its answer. */
export function portOver(
  send: <Answer>(call: VendorCallName, message: object) => Promise<Answer>,
): VendorPort {
  return {
    authenticate: (message) => send('authenticate', message),
    balance: (message) => send('balance', message),
    bet: (message) => send('bet', message),
    win: (message) => send('win', message),
    betWin: (message) => send('bet-win', message),
    rollback: (message) => send('rollback', message),
    round: (message) => send('round', message),
    transactions: (message) => send('transactions', message),
  }
}
