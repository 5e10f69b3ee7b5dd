/** Speaks the vendor port from outside, with every part of a message open to be spoilt. */
import { randomUUID } from 'node:crypto'
import type { HouseCallName } from '../../contract/vendor/launch/house-messages.ts'
import { vendorBasePath, type VendorCallName } from '../../contract/vendor/launch/messages.ts'
import { signVendorMessage } from '../../platform/vendor-signature.ts'

export interface Answer {
  readonly http: number
  readonly status: string
  readonly [field: string]: unknown
}

export interface Spoiled {
  /** Sent instead of the message's JSON. */
  rawBody?: string
  /** Signed over instead of what is sent. */
  signedBody?: string
  vendor?: string
  secret?: string
  /** Seconds to add to the clock. */
  skewS?: number
  signature?: (right: string) => string
  leaveOut?: 'x-vendor' | 'x-timestamp' | 'x-signature'
}

export interface Endpoint {
  url: string
  vendor: string
  secret: string
}

export class VendorClient {
  readonly #endpoint: Endpoint

  constructor(endpoint: Endpoint) {
    this.#endpoint = endpoint
  }

  async send(call: VendorCallName | HouseCallName, message: unknown, spoiled: Spoiled = {}): Promise<Answer> {
    const { vendor, secret, url } = this.#endpoint
    const body = spoiled.rawBody ?? JSON.stringify(message)
    const timestamp = String(Math.floor(Date.now() / 1000) + (spoiled.skewS ?? 0))
    const right = signVendorMessage(spoiled.secret ?? secret, timestamp, spoiled.signedBody ?? body)
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'x-vendor': spoiled.vendor ?? vendor,
      'x-timestamp': timestamp,
      'x-signature': spoiled.signature?.(right) ?? right,
    }
    if (spoiled.leaveOut) delete headers[spoiled.leaveOut]
    const reply = await fetch(`${url.replace(/\/$/, '')}${vendorBasePath}/${call}`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    })
    const text = await reply.text()
    try {
      return { ...(JSON.parse(text) as { status: string }), http: reply.status }
    } catch {
      throw new Error(`${call} answered HTTP ${reply.status} without JSON: ${text.slice(0, 120)}`)
    }
  }
}

/** An id that nobody has used. */
export const newKey = (): string => randomUUID()
