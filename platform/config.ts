/**
 * Configuration: from the environment only, checked once at start; a wrong value is reported in one clear
 * sentence.
 */

import { isPushService, PUSH_SERVICES } from './push-services.ts'

export class ConfigError extends Error {}

export type Role = 'gateway' | 'realtime' | 'worker' | 'studio'

export interface Config {
  readonly mode: 'demo' | 'live'
  readonly port: number
  readonly host: string
  readonly databaseUrl: string
  /** The owner's login, for migrations; the same as databaseUrl unless DATABASE_OWNER_URL is set. */
  readonly databaseOwnerUrl: string
  /** A replica for reports and records; null: the database itself. */
  readonly databaseReportsUrl: string | null
  /** How long one statement may take before its request is answered COMMON_BUSY. */
  readonly statementTimeoutMs: number
  readonly dataDir: string
  readonly roles: readonly Role[]
  readonly logLevel: string
  /** Multiplies the general rate limits in demo mode and tests; 0 switches them off. */
  readonly rateFactor: number
  /** How many proxies in front are trusted about the caller's address. */
  readonly trustedProxies: number
  /** The address players use, for links in mails; never taken from a request. */
  readonly publicOrigin: string
  /** The address of the console; in live mode an origin of its own. */
  readonly operatorOrigin: string | null
  readonly filesOrigin: string | null
  readonly metricsToken: string | null
  /** 32 bytes that encrypt secrets at rest (authenticator seeds, vendor secrets). */
  readonly secretKey: Buffer
  readonly initialPassword: string
  /** Opens the operator `owner` of a live platform at its first start; valid for one sign-in. */
  readonly firstOwnerPassword: string | null
  readonly allowUnsafeDatabase: boolean
  /** See DatabaseOptions; false only while the demo's data are created. */
  readonly waitsForDisk: boolean
  /** Demo mode: a new database gets a month of history, and its tables deal round the clock. */
  readonly hasDemoHistory: boolean
  /** `npm run dev`: an open page is reloaded when its built files change. */
  readonly reloadsPages: boolean
  readonly mailUrl: string | null
  readonly smsGatewayUrl: string | null
  /** The request format of the SMS gateway; null: our own format. */
  readonly smsGateway: SmsGatewayForm
  /** Servers of drand, in the order in which they are asked; none: no lottery can choose it. */
  readonly drandUrls: readonly string[]
  /** Push services that browsers may name; no other address that a member gives is ever called. */
  readonly pushServices: readonly string[]
  /** Secrets of the services that report payments, by channel (docs/operating/payments.md). */
  readonly paymentHookSecrets: Readonly<Record<string, string>>
  /** The issuer that proves phone numbers besides our own text messages. */
  readonly phoneIssuer: {
    readonly issuer: string
    readonly audience: string
    readonly jwksUrl: string
    readonly pageUrl: string
  } | null
}

/**
 * Method, further headers and the body with `{{id}}`, `{{to}}`, `{{number}}` (without the plus sign) and
 * `{{text}}` in it.
 */
export interface SmsGatewayForm {
  readonly method: 'POST' | 'PUT' | 'GET'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** Of the network itself and of one of its members. */
const DRAND_URLS = [
  'https://api.drand.sh',
  'https://api2.drand.sh',
  'https://api3.drand.sh',
  'https://drand.cloudflare.com',
]
/** They are asked one after another, and a draw waits for them. */
const MOST_DRAND_URLS = 6

type Env = Record<string, string | undefined>

const ROLES: readonly Role[] = ['gateway', 'realtime', 'worker', 'studio']
const DEMO_HOOK_SECRET = 'sala-demo-payment-hook-secret-0001'
const DEMO_SECRET = Buffer.alloc(32, 'sala-demo-secret-not-for-live-use')

/** Throws ConfigError with one sentence that names the variable. */
export function loadConfig(env: Env): Config {
  const mode = oneOfWords(env, 'MODE', ['demo', 'live'], 'demo')
  const port = wholeNumber(env, 'PORT', 3000, 0, 65_535)
  const databaseUrl = env.DATABASE_URL ?? ''
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl))
    throw new ConfigError('DATABASE_URL must start with postgres:// or postgresql://.')
  const databaseReportsUrl = env.DATABASE_URL_REPORTS || null
  if (databaseReportsUrl && !/^postgres(ql)?:\/\//.test(databaseReportsUrl))
    throw new ConfigError('DATABASE_URL_REPORTS must start with postgres:// or postgresql://.')
  const config: Config = {
    mode,
    port,
    databaseUrl,
    databaseReportsUrl,
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? databaseUrl,
    host: env.HOST ?? (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    statementTimeoutMs: wholeNumber(env, 'STATEMENT_TIMEOUT_MS', 15_000, 500, 60_000),
    dataDir: env.DATA_DIR ?? './data',
    roles: rolesOf(env),
    logLevel: oneOfWords(
      env,
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
    rateFactor: mode === 'demo' ? decimal(env, 'RATE_FACTOR', 1) : 1,
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    publicOrigin: origin(env, 'PUBLIC_ORIGIN') ?? `http://localhost:${port}`,
    operatorOrigin: origin(env, 'OPERATOR_ORIGIN'),
    filesOrigin: origin(env, 'FILES_ORIGIN'),
    metricsToken: env.METRICS_TOKEN ?? null,
    secretKey: secretKeyOf(env, mode),
    initialPassword: initialPasswordOf(env),
    firstOwnerPassword: env.FIRST_OWNER_PASSWORD ?? null,
    allowUnsafeDatabase: env.ALLOW_UNSAFE_DB === '1',
    waitsForDisk: true,
    hasDemoHistory: mode === 'demo' && oneOfWords(env, 'DEMO_HISTORY', ['0', '1'], '1') === '1',
    reloadsPages: env.PAGE_RELOAD === '1',
    mailUrl: env.MAIL_URL ?? null,
    smsGatewayUrl: env.SMS_GATEWAY_URL ?? null,
    smsGateway: {
      method: oneOfWords(env, 'SMS_GATEWAY_METHOD', ['POST', 'PUT', 'GET'], 'POST'),
      headers: headersOf(env, 'SMS_GATEWAY_HEADERS'),
      body: env.SMS_GATEWAY_BODY || null,
    },
    drandUrls: drandUrlsFrom(env, mode),
    pushServices: pushServicesFrom(env, mode),
    paymentHookSecrets: paymentHookSecretsFrom(env, mode),
    phoneIssuer: phoneIssuerFrom(env, mode),
  }
  if (config.operatorOrigin && new URL(config.operatorOrigin).host === new URL(config.publicOrigin).host) {
    throw new ConfigError(
      'OPERATOR_ORIGIN must be another address than PUBLIC_ORIGIN: the console answers there and nowhere else.',
    )
  }
  if (mode === 'live') requireLive(env)
  return config
}

function requireLive(env: Env): void {
  for (const name of [
    'SECRET_KEY',
    'PUBLIC_ORIGIN',
    'OPERATOR_ORIGIN',
    'METRICS_TOKEN',
    'INITIAL_PASSWORD',
  ]) {
    if (!env[name]) throw new ConfigError(`MODE=live needs ${name} to be set.`)
  }
}

function rolesOf(env: Env): readonly Role[] {
  if (!env.ROLES) return ROLES
  return env.ROLES.split(/[|,\s]+/)
    .filter(Boolean)
    .map((name) => {
      if (!ROLES.includes(name as Role))
        throw new ConfigError(`ROLES knows ${ROLES.join(', ')}, not “${name}”.`)
      return name as Role
    })
}

function oneOfWords<Word extends string>(
  env: Env,
  name: string,
  words: readonly Word[],
  fallback: Word,
): Word {
  const value = env[name] || fallback
  if (!words.includes(value as Word))
    throw new ConfigError(`${name} must be one of ${words.join(', ')}, not “${value}”.`)
  return value as Word
}

function wholeNumber(env: Env, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]
  if (!text) return fallback
  const value = /^[0-9]{1,9}$/.test(text) ? parseInt(text, 10) : Number.NaN
  if (!(value >= min && value <= max))
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not “${text}”.`)
  return value
}

function decimal(env: Env, name: string, fallback: number): number {
  const text = env[name]
  if (!text) return fallback
  if (!/^[0-9]{1,6}(\.[0-9]+)?$/.test(text))
    throw new ConfigError(`${name} must be a number of 0 or more, not “${text}”.`)
  return Number(text)
}

function origin(env: Env, name: string): string | null {
  const text = env[name]
  if (!text) return null
  const parsed = URL.canParse(text) ? new URL(text) : null
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new ConfigError(`${name} must be an address such as https://play.example, not “${text}”.`)
  return parsed.origin
}

function headersOf(env: Env, name: string): Record<string, string> {
  const text = env[name]
  if (!text) return {}
  try {
    const headers = JSON.parse(text) as Record<string, unknown>
    if (!Array.isArray(headers) && Object.values(headers).every((value) => typeof value === 'string'))
      return headers as Record<string, string>
  } catch {
    // Reported below, like any other text that is not a set of headers.
  }
  throw new ConfigError(`${name} must be a JSON object of texts, such as {"X-Api-Key": "…"}.`)
}

/** In demo mode nothing leaves the machine unless it is asked to. */
function drandUrlsFrom(env: Env, mode: string): readonly string[] {
  const text = env.DRAND_URLS
  if (!text) return mode === 'live' ? DRAND_URLS : []
  const urls = text.split(/[,\s]+/).filter(Boolean)
  for (const url of urls)
    if (!URL.canParse(url) || !/^https:\/\/[^@?#]+$/.test(url))
      throw new ConfigError(`DRAND_URLS must be https addresses such as ${DRAND_URLS[0]}, not “${url}”.`)
  if (urls.length > MOST_DRAND_URLS)
    throw new ConfigError(`DRAND_URLS takes ${MOST_DRAND_URLS} addresses at most.`)
  return urls
}

function pushServicesFrom(env: Env, mode: string): readonly string[] {
  const services = (env.PUSH_SERVICES ?? '').split(/[,\s]+/).filter(Boolean)
  const wrong = services.find((service) => !isPushService(service, mode))
  if (wrong) throw new ConfigError(`PUSH_SERVICES must be hosts of push services, not “${wrong}”.`)
  return services.length > 0 ? services : PUSH_SERVICES
}

/** In demo mode every channel accepts the demo's secret, so that the hook can be tried. */
function paymentHookSecretsFrom(env: Env, mode: string): Record<string, string> {
  const text = env.PAYMENT_HOOK_SECRETS
  if (!text) return mode === 'demo' ? { '*': DEMO_HOOK_SECRET } : {}
  const secrets = headersOf(env, 'PAYMENT_HOOK_SECRETS')
  for (const [channel, secret] of Object.entries(secrets)) {
    if (secret.length < 32)
      throw new ConfigError(`PAYMENT_HOOK_SECRETS must give ${channel} a secret of 32 characters or more.`)
    if (mode === 'live' && secret === DEMO_HOOK_SECRET)
      throw new ConfigError('PAYMENT_HOOK_SECRETS must not use the demo secret in live mode.')
  }
  return secrets
}

/** All four or none: a half-configured issuer would refuse everybody. */
function phoneIssuerFrom(env: Env, mode: string): Config['phoneIssuer'] {
  const [issuer, audience, jwksUrl, pageUrl] = [
    env.PHONE_ISSUER,
    env.PHONE_AUDIENCE,
    env.PHONE_JWKS_URL,
    env.PHONE_PAGE_URL,
  ]
  if (!issuer && !audience && !jwksUrl && !pageUrl) return null
  if (!issuer || !audience || !jwksUrl || !pageUrl)
    throw new ConfigError(
      'PHONE_ISSUER, PHONE_AUDIENCE, PHONE_JWKS_URL and PHONE_PAGE_URL are set together or not at all.',
    )
  for (const [name, address] of [
    ['PHONE_JWKS_URL', jwksUrl],
    ['PHONE_PAGE_URL', pageUrl],
  ] as const) {
    const isFine =
      URL.canParse(address) && (mode === 'live' ? /^https:$/ : /^https?:$/).test(new URL(address).protocol)
    if (!isFine) throw new ConfigError(`${name} must be an https address, not “${address}”.`)
  }
  return { issuer, audience, jwksUrl, pageUrl }
}

function secretKeyOf(env: Env, mode: string): Buffer {
  const text = env.SECRET_KEY
  if (!text) return DEMO_SECRET
  const key = Buffer.from(text, 'base64')
  if (key.length !== 32) throw new ConfigError('SECRET_KEY must be 32 bytes in base64.')
  if (mode === 'live' && key.equals(DEMO_SECRET))
    throw new ConfigError('SECRET_KEY must not be the demo key in live mode.')
  return key
}

function initialPasswordOf(env: Env): string {
  const text = env.INITIAL_PASSWORD || '246802'
  if (!/^[0-9]{6}$/.test(text)) throw new ConfigError('INITIAL_PASSWORD must be six digits.')
  return text
}
