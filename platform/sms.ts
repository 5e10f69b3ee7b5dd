/**
 * SMS through a generic HTTP gateway. By default: `POST <SMS_GATEWAY_URL>` with `{"id", "to", "text"}`.
 * Method, further headers and the body are configured (docs/operating/messages.md); address and body may hold
 * `{{id}}`, `{{to}}`, `{{number}}` (without the plus sign) and `{{text}}`. A user and password in the address
 * become Basic authentication; a name alone becomes a bearer token. 2xx means accepted.
 */
import type { SmsGatewayForm } from './config.ts'
import { callOutside } from './outgoing-requests.ts'
import { notSent, NotSentError, RefusedError } from './send-errors.ts'

export interface SmsMessage {
  id: string
  to: string
  text: string
}
export interface SmsSender {
  send(message: SmsMessage): Promise<void>
}

const TIMEOUT_MS = 8_000
const MOST_BYTES = 1024 * 1024
const OUR_FORM: SmsGatewayForm = { method: 'POST', headers: {}, body: null }
const OUR_BODY = '{"id":"{{id}}","to":"{{to}}","text":"{{text}}"}'

/** Throws NotSentError, RefusedError, or any other error if the outcome is unknown. */
export function httpSmsSender(gatewayUrl: string, form: SmsGatewayForm = OUR_FORM): SmsSender {
  const given = Object.fromEntries(
    Object.entries(form.headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const type = given['content-type'] ?? 'application/json'
  return {
    async send(message) {
      const url = new URL(fill(gatewayUrl, message, encodeURIComponent))
      const headers: Record<string, string> = { ...authorizationOf(url), ...given }
      url.username = url.password = ''
      // The id is sent along, so that a gateway that supports it can refuse a duplicate.
      headers['idempotency-key'] ??= message.id
      const hasBody = form.method !== 'GET'
      if (hasBody) headers['content-type'] = type
      const body = hasBody ? fill(form.body ?? OUR_BODY, message, escapeFor(type)) : undefined
      // The gateway may be in the operator's own network; link-local addresses and redirects are refused as
      // everywhere.
      const { status } = await callOutside(url, {
        method: form.method,
        headers,
        body,
        reach: 'NEARBY',
        maxBytes: MOST_BYTES,
        timeoutMs: TIMEOUT_MS,
      }).catch((error: unknown) => {
        throw notSent(error, 'the SMS gateway')
      })
      if (status >= 200 && status < 300) return
      if (status === 429 || status === 503) throw new NotSentError(`the SMS gateway answered ${status}`)
      if (status < 500) throw new RefusedError(`the SMS gateway answered ${status}`)
      throw new Error(`the SMS gateway answered ${status}`)
    },
  }
}

/** The values of the placeholders, escaped so that no text can break out of them. */
function fill(template: string, { id, to, text }: SmsMessage, escape: (value: string) => string): string {
  const values: Record<string, string> = { id, to, number: to.replace(/^\+/, ''), text }
  return template.replaceAll(/\{\{(id|to|number|text)\}\}/g, (_whole, name: string) =>
    escape(values[name] ?? ''),
  )
}

function escapeFor(type: string): (value: string) => string {
  if (/json/i.test(type)) return (value) => JSON.stringify(value).slice(1, -1)
  if (/form-urlencoded/i.test(type)) return encodeURIComponent
  if (/xml/i.test(type))
    return (value) =>
      value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return (value) => value
}

function authorizationOf(url: URL): Record<string, string> {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (user && password)
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  return user ? { authorization: `Bearer ${user}` } : {}
}
