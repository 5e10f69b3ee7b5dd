import type { MoneyAnswer, WalletPort } from '../../contract/vendor/launch/port.ts'
import { vendorBasePath, type VendorCallName } from '../../contract/vendor/launch/messages.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'

export interface HttpPortOptions {
  /** Where the wallet is, e.g. https://play.example. */
  origin: string
  vendor: string
  secret: string
  timeoutMs?: number
}

/**
 * The port over HTTP, as any outside vendor speaks it: the studio in a process, or on a machine, of its own. A lost
 * answer throws; the same message may then be sent again.
 */
export function httpPort({ origin, vendor, secret, timeoutMs = 3_000 }: HttpPortOptions): WalletPort {
  const send = async <Answer>(call: VendorCallName, message: unknown): Promise<Answer> => {
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const answer = await fetch(`${origin}${vendorBasePath}/${call}`, {
      method: 'POST', body, signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json', 'x-vendor': vendor, 'x-timestamp': timestamp, 'x-signature': signVendorMessage(secret, timestamp, body) },
    })
    return await answer.json() as Answer
  }
  return {
    authenticate: (message) => send('authenticate', message),
    balance: (message) => send('balance', message),
    bet: (message) => send<MoneyAnswer>('bet', message),
    win: (message) => send<MoneyAnswer>('win', message),
    betWin: (message) => send<MoneyAnswer>('bet-win', message),
    rollback: (message) => send<MoneyAnswer>('rollback', message),
    round: (message) => send('round', message),
  }
}
