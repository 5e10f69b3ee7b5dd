/** A whole gateway in this process over a fresh database, and a client that speaks wire.md to it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { Logger } from 'pino'
import { clock } from '../../kernel/clock.ts'
import { loadConfig } from '../../platform/config.ts'
import type { Handler } from '../../platform/calls.ts'
import { createLogger } from '../../platform/logs.ts'
import { composeProcess, type Process } from '../../server/compose.ts'
import type { Product } from '../../server/products/product.ts'
import { freshDatabase } from './database.ts'
import { hostedFetch } from './hosted-fetch.ts'
import { solvedCheck } from './quick-human-check.ts'

export interface Reply<Value = Record<string, unknown>> {
  status: number
  headers: Headers
  success: boolean
  code: string
  message: string
  value: Value
}

export interface CallOptions {
  token?: string
  key?: string
  /** Sends the body as one JWE. */
  sealed?: boolean
  headers?: Record<string, string>
  body?: unknown
}

export interface TestClient {
  get<Value = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Reply<Value>>
  post<Value = Record<string, unknown>>(
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Reply<Value>>
  put<Value = Record<string, unknown>>(
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Reply<Value>>
  delete<Value = Record<string, unknown>>(path: string, options?: CallOptions): Promise<Reply<Value>>
  /** One compact JWE of a plaintext. */
  seal(plaintext: unknown): Promise<string>
  /** Solves a human check of the scene, ready for `humanCheck`. */
  humanCheck(scene: 'login' | 'sms' | 'register'): Promise<string>
  /** Signs a demo member in; answers the token. */
  signIn(username: string, password?: string): Promise<string>
  signInOperator(username: string, password?: string): Promise<string>
  cookies: Map<string, string>
}

export interface TestServer {
  origin: string
  ownerUrl: string
  process: Process
  /** A client of its own: own cookies, own visitor. */
  client(headers?: Record<string, string>): TestClient
  close(): Promise<void>
}

export interface TestServerOptions {
  /** The demo data of wire.md §10; on by default. */
  seed?: boolean
  env?: Record<string, string>
  /** Serve this database instead of a fresh one: a second process of the same house. */
  database?: { url: string; ownerUrl: string }
  /** Calls beside the product's own, to try the pipeline with. */
  handlers?: readonly Handler[]
  /** Products beside the house's own. */
  products?: readonly Product[]
  /** Instead of a silent one, if the test reads the log. */
  logger?: Logger
}

let opened = 0

/** No job runs and no event is delivered unless the test asks for it: `jobs.runNow`, `outbox.drain`. */
export const WITHOUT_WORKER = { ROLES: 'gateway,realtime,studio' }

export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database
    ? { ...options.database, drop: async () => {} }
    : await freshDatabase({ isSeeded: options.seed !== false })
  const config = loadConfig({
    MODE: 'demo',
    DEMO_HISTORY: '0',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    RATE_FACTOR: '0',
    ALLOW_UNSAFE_DB: '1',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    ...options.env,
  })
  const composed = await composeProcess(
    config,
    options.logger ?? createLogger(config.logLevel),
    options.handlers,
    options.products,
  )
  opened++
  await composed.app.listen({ port: 0, host: '127.0.0.1' })
  const address = composed.app.server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    origin,
    ownerUrl: database.ownerUrl,
    process: composed,
    client: (headers) => createClient(origin, headers, config.secretKey),
    async close() {
      await composed.close()
      await database.drop()
      // Whatever this worker of the tests does next begins at the machine's own time.
      if (--opened === 0) clock.setOffset(0)
    },
  }
}

export const DEMO_PASSWORD = 'Sala-demo-2026'

/** `secretKey`: of a server in this process, whose clients sign in without the work of the human check. */
export function createClient(
  origin: string,
  common: Record<string, string> = {},
  secretKey?: Buffer,
): TestClient {
  const cookies = new Map<string, string>()
  let jwk: JWK | undefined
  async function send<Value>(method: string, path: string, options: CallOptions): Promise<Reply<Value>> {
    const headers: Record<string, string> = { 'accept-language': 'en', ...common, ...options.headers }
    if (options.token) headers.authorization = `Bearer ${options.token}`
    if (options.key) headers['idempotency-key'] = options.key
    if (cookies.size > 0) headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    let body: string | FormData | URLSearchParams | undefined
    if (options.sealed) {
      body = await client.seal(options.body ?? {})
      headers['content-type'] ??= 'application/jose'
    } else if (options.body instanceof FormData || options.body instanceof URLSearchParams)
      body = options.body
    else if (options.body !== undefined) {
      body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body)
      headers['content-type'] ??= 'application/json'
    }
    const answer = await (headers.host ? hostedFetch : fetch)(origin + path, { method, headers, body })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0]!.split('=') as [string, string]
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await answer.text()
    const json = (text.startsWith('{') ? JSON.parse(text) : { text }) as Omit<
      Reply<Value>,
      'status' | 'headers'
    >
    return { ...json, status: answer.status, headers: answer.headers }
  }
  async function keyToSeal(): Promise<JWK> {
    // Forty senders at once on a slow machine: one of them may get a busy answer.
    for (let again = 0; !jwk && again < 20; again++) {
      jwk = (await client.get<{ keys: JWK[] } | undefined>('/api/wps/system/keys')).value?.keys[0]
      if (!jwk) await sleep(200)
    }
    if (!jwk) throw new Error('the server gave no key to seal with')
    return jwk
  }
  async function checkToSignIn(): Promise<string> {
    if (!secretKey) return client.humanCheck('login')
    // The first answer of a server gives the visitor its cookie.
    await keyToSeal()
    return solvedCheck(secretKey, cookies.get('visitor')!, 'login')
  }
  async function signInAt(path: string, names: { username: string } & Record<string, string>) {
    for (let again = 0; ; again++) {
      const body = { ...names, humanCheck: await checkToSignIn() }
      const reply = await client.post<{ token: string }>(path, body, { sealed: true })
      if (reply.success) return reply.value.token
      // A process that has just started on a slow machine asks to come back.
      if (reply.code !== 'COMMON_BUSY' || again === 20)
        throw new Error(`sign-in of ${names.username} failed: ${reply.code}`)
      await sleep(500)
    }
  }
  const client: TestClient = {
    cookies,
    get: (path, options = {}) => send('GET', path, options),
    post: (path, body, options = {}) => send('POST', path, { ...options, body }),
    put: (path, body, options = {}) => send('PUT', path, { ...options, body }),
    delete: (path, options = {}) => send('DELETE', path, options),
    async seal(plaintext) {
      const key = await keyToSeal()
      const text = typeof plaintext === 'string' ? plaintext : JSON.stringify(plaintext)
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({
          alg: 'ECDH-ES',
          enc: 'A256GCM',
          kid: key.kid,
          iat: Math.floor(Date.now() / 1000),
          jti: randomUUID(),
        } as never)
        .encrypt(await importJWK(key, 'ECDH-ES'))
    },
    async humanCheck(scene) {
      const challenge = (await client.get(`/api/wps/verification/human?scene=${scene}`)).value
      const solution = await solveChallenge({ challenge, deriveKey } as never)
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    },
    signIn: (username, password = DEMO_PASSWORD) =>
      signInAt('/api/wps/session/login', { username, password, captcha: '', type: 'username' }),
    signInOperator: (username, password = DEMO_PASSWORD) =>
      signInAt('/api/operator/session/login', { username, password }),
  }
  return client
}
