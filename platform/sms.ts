/**
 * SMS through a generic HTTP gateway. Unless told otherwise: `POST <SMS_GATEWAY_URL>` with `{"id", "to", "text"}`. Method,
 * further headers and the body are configured (docs/operating/messages.md); address and body may hold `{{id}}`, `{{to}}`,
 * `{{number}}` (without the plus sign) and `{{text}}`. A user and password in the address become Basic authentication;
 * a name alone becomes a bearer token. 2xx means taken.
 */
import type { SmsGatewayForm } from './config.ts'
import { NotSentError, RefusedError } from './sending.ts'

export interface SmsMessage { id: string; to: string; text: string }
export interface SmsSender { send(message: SmsMessage): Promise<void> }

const TIMEOUT_MS = 8_000
/** The connection was never made, so nothing can have left. */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'])
const OUR_FORM: SmsGatewayForm = { method: 'POST', headers: {}, body: null }
const OUR_BODY = '{"id":"{{id}}","to":"{{to}}","text":"{{text}}"}'

/** Throws NotSentError, RefusedError, or any other error where the outcome is unknown. */
export function httpSmsSender(gatewayUrl: string, form: SmsGatewayForm = OUR_FORM): SmsSender {
  const given = Object.fromEntries(Object.entries(form.headers).map(([name, value]) => [name.toLowerCase(), value]))
  const type = given['content-type'] ?? 'application/json'
  return {
    async send(message) {
      const url = new URL(fill(gatewayUrl, message, encodeURIComponent))
      const headers: Record<string, string> = { ...authorizationOf(url), ...given }
      url.username = url.password = ''
      // The id goes along, so that a gateway that knows it can refuse a second one.
      headers['idempotency-key'] ??= message.id
      const init: RequestInit = { method: form.method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }
      if (form.method !== 'GET') {
        headers['content-type'] = type
        init.body = fill(form.body ?? OUR_BODY, message, escapeFor(type))
      }
      const answer = await fetch(url, init).catch((error: unknown) => { throw notSent(error) })
      await answer.body?.cancel()
      if (answer.ok) return
      if (answer.status === 429 || answer.status === 503) throw new NotSentError(`the SMS gateway answered ${answer.status}`)
      if (answer.status < 500) throw new RefusedError(`the SMS gateway answered ${answer.status}`)
      throw new Error(`the SMS gateway answered ${answer.status}`)
    },
  }
}

/** What stands in the places, written so that no text can break out of them. */
function fill(template: string, { id, to, text }: SmsMessage, escape: (value: string) => string): string {
  const values: Record<string, string> = { id, to, number: to.replace(/^\+/, ''), text }
  return template.replaceAll(/\{\{(id|to|number|text)\}\}/g, (_whole, name: string) => escape(values[name] ?? ''))
}

function escapeFor(type: string): (value: string) => string {
  if (/json/i.test(type)) return (value) => JSON.stringify(value).slice(1, -1)
  if (/form-urlencoded/i.test(type)) return encodeURIComponent
  if (/xml/i.test(type)) return (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  return (value) => value
}

function authorizationOf(url: URL): Record<string, string> {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (user && password) return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  return user ? { authorization: `Bearer ${user}` } : {}
}

function notSent(error: unknown): unknown {
  const code = (error as { cause?: { code?: string } }).cause?.code
  return code && NEVER_CONNECTED.has(code) ? new NotSentError(`the SMS gateway could not be reached (${code})`) : error
}
