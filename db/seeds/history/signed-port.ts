/** The wallet as an outside vendor calls it: signed messages, which are listed like any vendor's. */
import type { VendorCallName } from '../../../contract/vendor/launch/messages.ts'
import type { VendorPort } from '../../../contract/vendor/launch/port.ts'
import { portOver } from '../../../contract/vendor/launch/port-over.ts'
import type { Launch } from '../../../modules/launch/index.ts'
import { signVendorMessage } from '../../../platform/vendor-signature.ts'

export function signedPort(launch: Pick<Launch, 'receive'>, vendor: string, secret: string): VendorPort {
  return portOver(async <Answer>(call: VendorCallName, message: object): Promise<Answer> => {
    const body = Buffer.from(JSON.stringify(message))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = signVendorMessage(secret, timestamp, body)
    const { text } = await launch.receive({ call, vendor, timestamp, signature, address: '127.0.0.1', body })
    return JSON.parse(text) as Answer
  })
}
