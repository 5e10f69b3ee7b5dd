import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call } from '../../contract/shared/call.ts'
import { callServer } from './call.ts'
import { codeOf } from './call-error.ts'
import { beginSession, endSession, onSessionEnd, restoreSession, session } from './session.ts'

/** What the browser has and this test does not: storage that lives as long as a test, and a page. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
    },
    removeItem: (key: string) => {
      kept.delete(key)
    },
    clear: () => kept.clear(),
    key: (place: number) => [...kept.keys()][place] ?? null,
    get length() {
      return kept.size
    },
  }
}

const pay = {
  name: 'cashier/pay',
  method: 'POST',
  path: '/api/pay/:id',
  module: 'WPS',
  audience: 'member',
  summary: '',
  isIdempotent: true,
} as unknown as Call
const read = {
  name: 'cashier/read',
  method: 'GET',
  path: '/api/read',
  module: 'WPS',
  audience: 'member',
  summary: '',
} as unknown as Call
const logIn = {
  name: 'identity/log-in',
  method: 'POST',
  path: '/api/log-in',
  module: 'WPS',
  audience: 'visitor',
  summary: '',
} as unknown as Call

const answers: (Response | Error)[] = []
const sent: { url: string; init: RequestInit }[] = []
const ok = (value: unknown) => Response.json({ success: true, value, message: '' })
const no = (status: number, code: string, value?: unknown) =>
  Response.json({ success: false, code, message: `sentence of ${code}`, value }, { status })
const keysSent = () => sent.map(({ init }) => (init.headers as Record<string, string>)['Idempotency-Key'])
// The calls here have no schemas, so their input is untyped.
const send = callServer as unknown as (call: Call, input?: unknown, options?: object) => Promise<unknown>

beforeEach(() => {
  answers.length = 0
  sent.length = 0
  vi.useRealTimers()
  vi.stubGlobal('window', { sessionStorage: memoryStorage(), localStorage: memoryStorage() })
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: { merchant: 'demo' } } })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    const answer = answers.shift()
    if (!answer) throw new Error('no answer was prepared')
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('setTimeout', (work: () => void) => {
    queueMicrotask(work)
    return 0
  })
  restoreSession()
})

describe('a call with an idempotency key', () => {
  it('is sent again under the same key when no answer came', async () => {
    answers.push(new TypeError('network'), new TypeError('network'), ok({ done: true }))
    await expect(send(pay, { params: { id: 'a/b' }, body: { amount: 100 } })).resolves.toEqual({ done: true })
    expect(sent).toHaveLength(3)
    expect(new Set(keysSent()).size).toBe(1)
    expect(sent[0]!.url).toBe('/api/pay/a%2Fb')
  })
  it('is sent again under the same key when the answer broke off or came from somebody between', async () => {
    answers.push(
      new Response('{"success":true,"val', { status: 200 }),
      new Response('<html>Bad gateway</html>', { status: 502 }),
      ok({ done: true }),
    )
    await expect(send(pay, { params: { id: '1' }, body: { amount: 100 } })).resolves.toEqual({ done: true })
    expect(new Set(keysSent()).size).toBe(1)
  })
  it('keeps its key for the next try of the same request when every try was lost', async () => {
    answers.push(new TypeError('network'), new TypeError('network'), new TypeError('network'))
    await expect(send(pay, { params: { id: '1' }, body: { amount: 100, note: 'x' } })).rejects.toMatchObject({
      code: 'NETWORK',
    })
    answers.push(ok({ done: true }))
    await send(pay, { params: { id: '1' }, body: { note: 'x', amount: 100 } })
    expect(new Set(keysSent()).size).toBe(1)
  })
  it('takes a new key once the answer was definite, also when it was a refusal', async () => {
    answers.push(no(422, 'BAL_INSUFFICIENT'), ok({}))
    await expect(send(pay, { params: { id: '1' }, body: { amount: 100 } })).rejects.toMatchObject({
      code: 'BAL_INSUFFICIENT',
      message: 'sentence of BAL_INSUFFICIENT',
    })
    await send(pay, { params: { id: '1' }, body: { amount: 100 } })
    expect(new Set(keysSent()).size).toBe(2)
  })
  it('uses another key for another body', async () => {
    answers.push(new TypeError('network'), new TypeError('network'), new TypeError('network'), ok({}))
    await expect(send(pay, { params: { id: '1' }, body: { amount: 100 } })).rejects.toThrow()
    await send(pay, { params: { id: '1' }, body: { amount: 200 } })
    expect(new Set(keysSent()).size).toBe(2)
  })
  it('leaves passwords out of what it keeps', async () => {
    answers.push(new TypeError('network'), new TypeError('network'), new TypeError('network'))
    await expect(
      send(pay, { params: { id: '1' }, body: { amount: 100, paymentPassword: '271828' } }),
    ).rejects.toThrow()
    answers.push(ok({}))
    await send(pay, { params: { id: '1' }, body: { amount: 100, paymentPassword: '314159' } })
    expect(new Set(keysSent()).size).toBe(1)
  })
})

describe('a call without a key', () => {
  it('is never sent twice when it may have changed something', async () => {
    answers.push(new TypeError('network'))
    await expect(send(logIn, { body: { username: 'a' } })).rejects.toMatchObject({
      code: 'NETWORK',
      status: 0,
    })
    expect(sent).toHaveLength(1)
  })
  it('is sent again if the caller says that repeating is safe, a refusal never', async () => {
    answers.push(new TypeError('network'), no(503, 'COMMON_BUSY'), ok({ url: '/stage/' }))
    await expect(send(logIn, { body: {} }, { isHarmless: true })).resolves.toEqual({ url: '/stage/' })
    answers.push(no(409, 'GAME_MAINTENANCE'))
    await expect(send(logIn, { body: {} }, { isHarmless: true })).rejects.toMatchObject({
      code: 'GAME_MAINTENANCE',
    })
    expect(sent).toHaveLength(4)
  })
  it('is sent again when it only reads', async () => {
    answers.push(new TypeError('network'), no(503, 'COMMON_BUSY'), ok([1]))
    await expect(send(read)).resolves.toEqual([1])
  })
})

describe('the session', () => {
  it('sends the token, the merchant and the language', async () => {
    beginSession('T1')
    answers.push(ok({}))
    await send(read, { query: { pageNo: 2, empty: '', none: undefined } })
    expect(sent[0]!.url).toBe('/api/read?pageNo=2')
    expect(sent[0]!.init.headers).toMatchObject({
      Authorization: 'Bearer T1',
      Merchant: 'demo',
      'Accept-Language': 'th',
      Module: 'WPS',
    })
  })
  it('ends when the server says so, with the reason', async () => {
    const codes: string[] = []
    const stop = onSessionEnd((code) => codes.push(code))
    beginSession('T1')
    answers.push(no(401, 'SESSION_REPLACED'))
    await expect(send(read)).rejects.toSatisfy((error) => codeOf(error) === 'SESSION_REPLACED')
    expect(session.getState().token).toBeNull()
    expect(codes).toEqual(['SESSION_REPLACED'])
    stop()
  })
  it('does not end a session that began while an answer of the one before was on its way', async () => {
    beginSession('old')
    const late = new Promise<Response>((resolve) => {
      setImmediate(() => {
        endSession()
        beginSession('new')
        resolve(no(401, 'SESSION_EXPIRED'))
      })
    })
    vi.stubGlobal('fetch', () => late)
    await expect(send(read)).rejects.toMatchObject({ code: 'REQUEST_STALE' })
    expect(session.getState().token).toBe('new')
  })
  it('keeps the merchant when it ends', () => {
    beginSession('T1')
    endSession()
    expect(window.sessionStorage.getItem('merchant')).toBe('demo')
    expect(window.sessionStorage.getItem('token')).toBeNull()
  })
})
