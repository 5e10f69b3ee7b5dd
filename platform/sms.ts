/**
 * SMS through a generic HTTP gateway: `POST <SMS_GATEWAY_URL>` with `{"id", "to", "text"}`; 2xx means taken. A user and
 * password in the address become Basic authentication; a name alone becomes a bearer token.
 */
import { NotSentError, RefusedError } from './sending.ts'

export interface SmsSender { send(message: { id: string; to: string; text: string }): Promise<void> }

const TIMEOUT_MS = 8_000
/** The connection was never made, so nothing can have left. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])

/** Throws NotSentError, RefusedError, or any other error where the outcome is unknown. */
export function httpSmsSender(gatewayUrl: string): SmsSender {
  const url = new URL(gatewayUrl)
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (user && password) headers.authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  else if (user) headers.authorization = `Bearer ${user}`
  url.username = url.password = ''
  return {
    async send({ id, to, text }) {
      // The id goes along, so that a gateway that knows it can refuse a second one.
      const request = fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': id }, body: JSON.stringify({ id, to, text }), signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' })
      const answer = await request.catch((error: unknown) => { throw notSent(error) })
      await answer.body?.cancel()
      if (answer.ok) return
      if (answer.status === 429 || answer.status === 503) throw new NotSentError(`the SMS gateway answered ${answer.status}`)
      if (answer.status < 500) throw new RefusedError(`the SMS gateway answered ${answer.status}`)
      throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}

function notSent(error: unknown): unknown {
  const code = (error as { cause?: { code?: string } }).cause?.code
  return code && NEVER_CONNECTED.has(code) ? new NotSentError(`the SMS gateway could not be reached (${code})`) : error
}
