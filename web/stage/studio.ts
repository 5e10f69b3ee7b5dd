/**
 * The studio's calls, with the game token in place of the member's session: the two never mix, since the page
 * shares the tab's storage with the lobby that frames it.
 */
import type { BodyOf, Call, ParamsOf, SchemaMaker, ValueOf } from '../../kernel/call.ts'
import { CallError } from '../client/call-error.ts'
import { withinTime } from '../client/within-time.ts'

const TIMEOUT_MS = 10_000

interface Envelope {
  success: boolean
  value: unknown
  code?: string
  message?: string
}

interface Sent<Schemas extends SchemaMaker> {
  readonly body?: BodyOf<Schemas>
  readonly params?: ParamsOf<Schemas>
  readonly query?: Readonly<Record<string, number>>
  readonly key?: string
  /** The page is going away: the browser brings the call to its end without it. */
  readonly isLast?: boolean
}

export interface Studio {
  token: string | null
  /** One attempt. A refusal is a CallError with its code and sentence; no answer is a CallError `NETWORK`. */
  call<Schemas extends SchemaMaker>(call: Call<Schemas>, sent?: Sent<Schemas>): Promise<ValueOf<Schemas>>
}

export function openStudio(language: string): Studio {
  const studio: Studio = {
    token: null,
    async call(call, sent = {}) {
      const answer = await send(call as Call, sent as Sent<SchemaMaker>, language, studio.token)
      const envelope = (await answer.json().catch(() => null)) as Envelope | null
      if (answer.ok && envelope?.success) return envelope.value as never
      // The answer broke off on its way: the round may well be settled.
      if (answer.ok && !envelope) throw new CallError('NETWORK', '', 0)
      const code = envelope?.code ?? (answer.status === 503 ? 'COMMON_BUSY' : 'COMMON_UNKNOWN')
      throw new CallError(code, envelope?.message ?? '', answer.status, envelope?.value)
    },
  }
  return studio
}

async function send(
  call: Call,
  { body, params, query, key, isLast = false }: Sent<SchemaMaker>,
  language: string,
  token: string | null,
): Promise<Response> {
  const headers: Record<string, string> = { Module: call.module, 'Accept-Language': language }
  const merchant = document.documentElement.dataset['merchant']
  if (merchant) headers['Merchant'] = merchant
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (key) headers['Idempotency-Key'] = key
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(`${(params as Record<string, unknown> | undefined)?.[name] ?? ''}`),
  )
  const asked = query
    ? `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`])).toString()}`
    : ''
  try {
    return await fetch(path + asked, {
      method: call.method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
      keepalive: isLast,
      signal: withinTime(TIMEOUT_MS),
    })
  } catch {
    throw new CallError('NETWORK', '', 0)
  }
}
