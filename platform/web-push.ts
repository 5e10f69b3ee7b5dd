/**
 * Web push: one message to one browser, through the push service that the browser named. It is encrypted for
 * the browser alone (RFC 8291) and signed with the platform's own key (RFC 8292), so a push service can
 * neither read nor forge it. Addresses come from members: only those of known services are ever called.
 */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { callOutside, type Reach } from './outgoing-requests.ts'
import { notSent, NotSentError, RefusedError } from './send-errors.ts'

/** What a browser hands out when it subscribes. */
export interface PushDevice {
  readonly endpoint: string
  /** A point on P-256 and 16 bytes, both base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** The platform's pair on P-256, base64url: the uncompressed point, and the number. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface PushMessage {
  readonly text: string
  /** For how long the service keeps it for a browser that is off. */
  readonly keepSeconds: number
}

/** The browser has unsubscribed, or was never known: nothing will ever arrive there. */
export class PushGoneError extends RefusedError {}

const CURVE = 'prime256v1'
const POINT_BYTES = 65
const AUTH_BYTES = 16
const RECORD_BYTES = 4096
/** What a service must take: 4096 bytes less the head of the record, its tag and one byte of padding. */
export const MOST_TEXT_BYTES = RECORD_BYTES - 86 - 17
const TIMEOUT_MS = 8_000
const MOST_ANSWER_BYTES = 64 * 1024
const SIGNED_HOURS = 12

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const textOf = (bytes: Buffer) => bytes.toString('base64url')

export function makePushKeys(): PushKeys {
  const pair = createECDH(CURVE)
  const publicKey = textOf(pair.generateKeys())
  return { publicKey, privateKey: textOf(pair.getPrivateKey()) }
}

/** Where an address leads: a host of the list, its whole domain after a dot, or one exact origin. */
export function pushServiceOf(
  endpoint: string,
  services: readonly string[],
): { url: URL; reach: Reach } | undefined {
  const url = URL.parse(endpoint)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (services.some((service) => service === url.origin)) return { url, reach: 'NEARBY' }
  if (url.protocol !== 'https:' || url.port !== '') return undefined
  const isKnown = services.some((service) =>
    service.startsWith('.') ? url.hostname.endsWith(service) : service === url.hostname,
  )
  return isKnown ? { url, reach: 'PUBLIC' } : undefined
}

/** Whether the keys of a browser are a point of the curve and a secret. */
export function hasPushKeys({ p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>): boolean {
  const point = bytesOf(p256dh)
  if (point.length !== POINT_BYTES || bytesOf(auth).length !== AUTH_BYTES) return false
  try {
    makeSecret(point)
    return true
  } catch {
    return false
  }
}

function makeSecret(point: Buffer, own = makePushKeys()): { secret: Buffer; publicKey: Buffer } {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(bytesOf(own.privateKey))
  return { secret: pair.computeSecret(point), publicKey: pair.getPublicKey() }
}

/** The body of the request: one record of aes128gcm with the key that it was made with in its head. */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>,
  made = { keys: makePushKeys(), salt: randomBytes(16) },
): Buffer {
  const point = bytesOf(p256dh)
  const { secret, publicKey } = makeSecret(point, made.keys)
  const derive = (ikm: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, info, length))
  const shared = derive(
    secret,
    bytesOf(auth),
    Buffer.concat([Buffer.from('WebPush: info\0'), point, publicKey]),
    32,
  )
  const key = derive(shared, made.salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, made.salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte after the text says that this record is the last one.
  const body = Buffer.concat([cipher.update(Buffer.from(text)), cipher.update(Buffer.of(2)), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([made.salt, size, Buffer.of(publicKey.length), publicKey, body, cipher.getAuthTag()])
}

/** Says to one push service who sends; `contact` is an address of ours. */
async function signFor(url: URL, keys: PushKeys, contact: string): Promise<string> {
  const point = bytesOf(keys.publicKey)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: textOf(point.subarray(1, 33)),
    y: textOf(point.subarray(33)),
    d: keys.privateKey,
  }
  // Freshness is measured by the service's clock, not by the product's, which may be moved.
  const token = await new SignJWT({ sub: contact })
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(url.origin)
    .setExpirationTime(Math.floor(Date.now() / 1000) + SIGNED_HOURS * 3_600)
    .sign(await importJWK(jwk, 'ES256'))
  return `vapid t=${token}, k=${keys.publicKey}`
}

/** Throws PushGoneError, RefusedError, NotSentError, or any other error if the outcome is unknown. */
export async function sendPush(
  device: PushDevice,
  message: PushMessage,
  { keys, contact, services }: { keys: PushKeys; contact: string; services: readonly string[] },
): Promise<void> {
  const service = pushServiceOf(device.endpoint, services)
  if (!service) throw new PushGoneError('the address is not of a known push service')
  const { status } = await callOutside(service.url, {
    method: 'POST',
    headers: {
      authorization: await signFor(service.url, keys, contact),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(Math.max(0, Math.floor(message.keepSeconds))),
      urgency: 'normal',
    },
    body: encryptPush(message.text, device),
    reach: service.reach,
    maxBytes: MOST_ANSWER_BYTES,
    timeoutMs: TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw notSent(error, 'the push service')
  })
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new PushGoneError(`the push service answered ${status}`)
  if (status === 429 || status === 503) throw new NotSentError(`the push service answered ${status}`)
  if (status < 500) throw new RefusedError(`the push service answered ${status}`)
  throw new Error(`the push service answered ${status}`)
}
