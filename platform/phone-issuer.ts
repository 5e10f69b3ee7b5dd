/**
 * The issuer that proves phone numbers: an issuer of id tokens (OpenID Connect; Firebase phone sign-in is
 * one) with its page and its keys. In demo mode a page of ours plays the issuer, with a key derived from the
 * demo's secret.
 */
import { createECDH, createHash, hkdfSync } from 'node:crypto'
import {
  createRemoteJWKSet,
  importJWK,
  jwtVerify,
  SignJWT,
  type JWK,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { Config } from './config.ts'

/** The address of the demo's issuer on our own site. */
export const DEMO_PHONE_PAGE = '/demo/phone'
const DEMO_AUDIENCE = 'sala-demo'
/** A token older than this is refused. */
const MAX_AGE_S = 10 * 60

export interface PhoneIssuer {
  readonly issuer: string
  readonly audience: string
  readonly pageUrl: string
  readonly keys: JWTVerifyGetKey
}

const known = new WeakMap<Config, PhoneIssuer | null>()

/**
 * The configured issuer, the demo's own in demo mode, null if there is none. Keys are fetched once and cached
 * for ten minutes.
 */
export function phoneIssuerOf(config: Config): PhoneIssuer | null {
  let issuer = known.get(config)
  if (issuer === undefined) known.set(config, (issuer = readIssuer(config)))
  return issuer
}

function readIssuer(config: Config): PhoneIssuer | null {
  if (config.phoneIssuer) {
    const { issuer, audience, jwksUrl, pageUrl } = config.phoneIssuer
    return {
      issuer,
      audience,
      pageUrl,
      keys: createRemoteJWKSet(new URL(jwksUrl), {
        cacheMaxAge: 600_000,
        cooldownDuration: 30_000,
        timeoutDuration: 5_000,
      }),
    }
  }
  if (config.mode !== 'demo') return null
  return {
    issuer: DEMO_PHONE_PAGE,
    audience: DEMO_AUDIENCE,
    pageUrl: DEMO_PHONE_PAGE,
    keys: async () => importJWK(demoKeys(config.secretKey).publicKey, 'ES256'),
  }
}

export type PhoneProof = { number: string; expiresAt: Date } | 'invalid' | 'unreachable'

/** The content of a token: the number in E.164 form, as the issuer wrote it. */
export async function readPhoneToken(issuer: PhoneIssuer, token: string): Promise<PhoneProof> {
  try {
    const { payload } = await jwtVerify<JWTPayload & { phone_number?: unknown }>(token, issuer.keys, {
      issuer: issuer.issuer,
      audience: issuer.audience,
      algorithms: ['RS256', 'ES256'],
      maxTokenAge: MAX_AGE_S,
      clockTolerance: 30,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    const number = payload.phone_number
    if (typeof number !== 'string' || !/^\+[1-9][0-9]{5,14}$/.test(number)) return 'invalid'
    return { number, expiresAt: new Date((payload.exp ?? 0) * 1000) }
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    return /^ERR_(JWT|JWS|JOSE|JWKS_(NO_MATCHING_KEY|MULTIPLE_MATCHING_KEYS))/.test(code) &&
      code !== 'ERR_JWKS_TIMEOUT'
      ? 'invalid'
      : 'unreachable'
  }
}

/** The same token always has the same mark, by which it can be used only once. */
export function markOfToken(token: string): string {
  // The signature of ES256 and RS256 tokens can be written in only one way here; the signed part is what
  // counts.
  return createHash('sha256').update(token.split('.').slice(0, 2).join('.')).digest('base64url')
}

/** A token of the demo's issuer. */
export async function signDemoToken(secretKey: Buffer, number: string): Promise<string> {
  return new SignJWT({ phone_number: number })
    .setProtectedHeader({ alg: 'ES256' })
    .setIssuer(DEMO_PHONE_PAGE)
    .setAudience(DEMO_AUDIENCE)
    .setSubject(number)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK(demoKeys(secretKey).privateKey, 'ES256'))
}

/** Every process of the demo derives the same key, without storing one. */
function demoKeys(secretKey: Buffer): { publicKey: JWK; privateKey: JWK } {
  const pair = createECDH('prime256v1')
  const secret = Buffer.from(hkdfSync('sha256', secretKey, '', 'demo phone issuer', 32))
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const publicKey: JWK = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return { publicKey, privateKey: { ...publicKey, d: secret.toString('base64url') } }
}
