/**
 * Calls the gateway by a contract's constant: `await callServer(getBalance)`, `await callServer(login, { body
 * })`. The answer is the envelope's `value`; a refusal throws `CallError` with its code and sentence.
 */
import type { BodyOf, Call, ParamsOf, QueryOf, SchemaMaker, ValueOf } from '../../contract/shared/call.ts'
import { CallError } from './call-error.ts'
import { keyFor } from './operation-keys.ts'
import { noteServerClock } from './server-clock.ts'
import { endSession, session } from './session.ts'
import { withinTime } from './within-time.ts'

type Given<Value, Name extends string> = undefined extends Value
  ? { [name in Name]?: undefined }
  : {} extends Value
    ? { [name in Name]?: Value }
    : { [name in Name]: Value }

/** The input of a call: `params` for its path, `query`, and `body` (a FormData for an upload). */
export type InputOf<Schemas extends SchemaMaker> = Given<ParamsOf<Schemas>, 'params'> &
  Given<QueryOf<Schemas>, 'query'> &
  (undefined extends BodyOf<Schemas> ? { body?: FormData } : Given<BodyOf<Schemas>, 'body'>)

interface Options {
  signal?: AbortSignal | undefined
  /** Milliseconds for one attempt; 10 seconds by default. */
  timeoutMs?: number
  /** Safe to repeat, so an attempt whose answer was lost is repeated like that of a GET. */
  isHarmless?: boolean
}

interface Envelope {
  success: boolean
  value: unknown
  code?: string
  message?: string
}
interface AnyInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

const TIMEOUT_MS = 10_000
const FILE_TIMEOUT_MS = 180_000
const PAUSES_MS = [500, 1500]
/** Nothing is decided yet: the same request may be sent again under the same key. */
const UNDECIDED = new Set(['NETWORK', 'COMMON_BUSY', 'REQUEST_IN_PROGRESS'])
const SESSION_OVER = new Set(['SESSION_EXPIRED', 'SESSION_REPLACED'])
const refusalListeners = new Set<(code: string) => void>()

/** Most visits seal nothing. */
const loadSealing = () => import('./sealing.ts')

/** Called with the code of every refusal, such as that the site closed meanwhile. Returns the removal. */
export function onRefusal(listener: (code: string) => void): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

export async function callServer<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  ...[input, options]: {} extends InputOf<Schemas>
    ? [InputOf<Schemas>?, Options?]
    : [InputOf<Schemas>, Options?]
): Promise<ValueOf<Schemas>> {
  const given = (input ?? {}) as AnyInput
  const operation = call.isIdempotent
    ? await keyFor(call.name, [given.params, given.query, given.body])
    : null
  const mayRepeat = call.method === 'GET' || operation !== null || options?.isHarmless === true
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        const value = await attemptOnce(call as Call, given, operation?.key, options ?? {})
        operation?.forget()
        return value as ValueOf<Schemas>
      } catch (error) {
        const pause = PAUSES_MS[attempt]
        if (!(error instanceof CallError) || options?.signal?.aborted) throw error
        if (!UNDECIDED.has(error.code)) {
          operation?.forget()
          throw error
        }
        if (!mayRepeat || pause === undefined) throw error
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    }
  } catch (error) {
    if (error instanceof CallError) {
      if (SESSION_OVER.has(error.code)) endSession(error.code)
      for (const listener of refusalListeners) listener(error.code)
    }
    throw error
  }
}

async function attemptOnce(
  call: Call,
  input: AnyInput,
  key: string | undefined,
  options: Options,
  isSecondSeal = false,
): Promise<unknown> {
  const token = session.getState().token
  const answer = await send(call, input, key, options)
  const envelope = await readEnvelope(answer)
  if (answer.ok && envelope?.success) return envelope.value
  // The answer broke off on its way, or somebody between gave one of their own: what was asked for may well
  // be done.
  if (!envelope && (answer.ok || answer.status === 502 || answer.status === 504))
    throw new CallError('NETWORK', '', 0)
  const code = envelope?.code ?? (answer.status === 503 ? 'COMMON_BUSY' : 'COMMON_UNKNOWN')
  // The seal was refused before anything happened: most likely the key rotated.
  if (call.isSealed && code === 'REQUEST_MALFORMED' && !isSecondSeal) {
    ;(await loadSealing()).forgetSealKey()
    return attemptOnce(call, input, key, options, true)
  }
  // A session that began meanwhile is not the one that ended.
  const isStale = SESSION_OVER.has(code) && session.getState().token !== token
  throw new CallError(
    isStale ? 'REQUEST_STALE' : code,
    envelope?.message ?? '',
    answer.status,
    envelope?.value,
    retryAfterOf(answer),
  )
}

function retryAfterOf(answer: Response): number | null {
  const seconds = Number.parseInt(answer.headers.get('Retry-After') ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds
}

async function send(
  call: Call,
  input: AnyInput,
  key: string | undefined,
  { signal, timeoutMs = TIMEOUT_MS }: Options,
): Promise<Response> {
  try {
    const answer = await fetch(addressOf(call, input), {
      method: call.method,
      headers: headersOf(call, input, key),
      body: await bodyOf(call, input),
      credentials: 'same-origin',
      signal: withinTime(timeoutMs, signal),
    })
    noteServerClock(answer.headers)
    return answer
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('NETWORK', '', 0)
  }
}

function addressOf(call: Call, { params, query }: AnyInput): string {
  const path = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? '')),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The page's language; the server answers in English if it does not have it. */
function askedLanguages(): string {
  const language = document.documentElement.lang || 'th'
  return language === 'th' || language === 'en' ? language : `${language}, en;q=0.5`
}

function headersOf(call: Call, { body }: AnyInput, key: string | undefined): Record<string, string> {
  const { token, merchant } = session.getState()
  const headers: Record<string, string> = { Module: call.module, 'Accept-Language': askedLanguages() }
  if (merchant) headers['Merchant'] = merchant
  if (token && call.audience !== 'dev') headers['Authorization'] = `Bearer ${token}`
  if (key) headers['Idempotency-Key'] = key
  if (call.isSealed) headers['Content-Type'] = 'application/jose'
  else if (call.takes === 'form') headers['Content-Type'] = 'application/x-www-form-urlencoded'
  else if (body !== undefined && !(body instanceof FormData)) headers['Content-Type'] = 'application/json'
  return headers
}

async function bodyOf(call: Call, { body }: AnyInput): Promise<string | FormData | null> {
  if (call.isSealed) return (await loadSealing()).seal(body)
  if (body === undefined) return null
  if (body instanceof FormData) return body
  return call.takes === 'form'
    ? new URLSearchParams(body as Record<string, string>).toString()
    : JSON.stringify(body)
}

async function readEnvelope(answer: Response): Promise<Envelope | null> {
  try {
    return (await answer.json()) as Envelope
  } catch {
    return null
  }
}

/** A call that answers a file: its bytes and its name. A refusal throws as usual. */
export async function fetchFile<Schemas extends SchemaMaker>(
  call: Call<Schemas>,
  input: InputOf<Schemas>,
): Promise<{ blob: Blob; fileName: string }> {
  const answer = await send(call as Call, input as AnyInput, undefined, { timeoutMs: FILE_TIMEOUT_MS })
  if (answer.ok)
    return {
      blob: await answer.blob(),
      fileName: /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'file',
    }
  const envelope = await readEnvelope(answer)
  const code = envelope?.code ?? 'COMMON_UNKNOWN'
  if (SESSION_OVER.has(code)) endSession(code)
  throw new CallError(code, envelope?.message ?? '', answer.status, envelope?.value)
}
