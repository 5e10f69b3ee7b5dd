/** Signs in at a Sala site and opens a game there, to get the launch token that a vendor would get. */
import { randomUUID } from 'node:crypto'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

interface Reply<Value> {
  success: boolean
  code?: string
  value: Value
}

export interface SignedIn {
  launchToken: string
  signOut(): Promise<void>
}

export async function signIn(options: {
  url: string
  username: string
  password: string
  vendor: string
  gameCode: string
  isFree: boolean
}): Promise<SignedIn> {
  const origin = options.url.replace(/\/$/, '')
  let cookie = ''
  const call = async <Value>(
    method: string,
    path: string,
    given: { body?: string; type?: string; token?: string } = {},
  ): Promise<Value> => {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      body: given.body,
      headers: {
        ...(given.type ? { 'content-type': given.type } : {}),
        ...(given.token ? { authorization: `Bearer ${given.token}` } : {}),
        ...(cookie ? { cookie } : {}),
        'accept-language': 'en',
      },
    })
    cookie ||= reply.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const answer = (await reply.json()) as Reply<Value>
    if (!answer.success) throw new Error(`${method} ${path}: ${answer.code ?? reply.status}`)
    return answer.value
  }
  const challenge = await call<Record<string, unknown>>('GET', '/wps/verification/human?scene=login')
  const solution = await solveChallenge({ challenge, deriveKey } as never)
  const humanCheck = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const { keys } = await call<{ keys: JWK[] }>('GET', '/wps/system/keys')
  const plain = JSON.stringify({
    username: options.username,
    password: options.password,
    captcha: '',
    type: 'username',
    humanCheck,
  })
  const sealed = await seal(plain, keys[0]!)
  const { token } = await call<{ token: string }>('POST', '/wps/session/login', {
    body: sealed,
    type: 'application/jose',
  })
  const { url } = await call<{ url: string }>('POST', '/wps/game/launchGame', {
    body: JSON.stringify({
      vassalage: options.vendor,
      gameCode: options.gameCode,
      accountType: options.isFree ? 0 : 1,
    }),
    type: 'application/json',
    token,
  })
  return {
    launchToken: new URL(url, origin).searchParams.get('token')!,
    signOut: async () => {
      await call('DELETE', '/wps/session/logout', { token })
    },
  }
}

/** Seals a body with the site's key, as browsers do. */
async function seal(plain: string, key: JWK): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(plain))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: Math.floor(Date.now() / 1000),
      jti: randomUUID(),
    } as never)
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
