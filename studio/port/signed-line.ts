/** One signed message to a wallet over HTTP, as docs/vendors says it is sent. */
import { vendorBasePath } from '../../contract/vendor/launch/messages.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'

export interface HttpPortOptions {
  /** Where the wallet is, e.g. https://play.example. */
  origin: string
  vendor: string
  secret: string
  timeoutMs?: number
}

export type Send = <Answer>(call: string, message: unknown) => Promise<Answer>

/** A lost answer throws; the same message may then be sent again. */
export function signedLine({ origin, vendor, secret, timeoutMs = 3_000 }: HttpPortOptions): Send {
  return async <Answer>(call: string, message: unknown): Promise<Answer> => {
    const body = JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const answer = await fetch(`${origin}${vendorBasePath}/${call}`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-vendor': vendor,
        'x-timestamp': timestamp,
        'x-signature': signVendorMessage(secret, timestamp, body),
      },
    })
    if (answer.status === 404) throw new Error(`the wallet has no call ${call} for the vendor ${vendor}`)
    return (await answer.json()) as Answer
  }
}
