/** The wallet as a vendor speaks to it from outside: signed messages, which the house lists like anybody's. */
import type { VendorCallName } from '../../../contract/vendor/launch/messages.ts'
import type { WalletPort } from '../../../contract/vendor/launch/port.ts'
import type { Launch } from '../../../modules/launch/index.ts'
import { signVendorMessage } from '../../../platform/vendor-signature.ts'

export function signedPort(launch: Pick<Launch, 'receive'>, vendor: string, secret: string): WalletPort {
  const send = async <Answer>(call: VendorCallName, message: object): Promise<Answer> => {
    const body = Buffer.from(JSON.stringify(message))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = signVendorMessage(secret, timestamp, body)
    const { text } = await launch.receive({ call, vendor, timestamp, signature, address: '127.0.0.1', body })
    return JSON.parse(text) as Answer
  }
  return {
    authenticate: (message) => send('authenticate', message),
    balance: (message) => send('balance', message),
    bet: (message) => send('bet', message),
    win: (message) => send('win', message),
    betWin: (message) => send('bet-win', message),
    rollback: (message) => send('rollback', message),
    round: (message) => send('round', message),
  }
}
