/**
 * The human check: an ALTCHA proof of work (altcha-lib v2, PBKDF2/SHA-256, about 0.2 s), signed by us, bound
 * to its scene and to the visitor, used once within five minutes (wire.md §6, Human verification).
 */
import { createHmac, hkdfSync } from 'node:crypto'
import { createChallenge, randomInt, verifySolution, type Challenge, type Solution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { clock } from '../kernel/clock.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { RequestContext } from './calls.ts'
import { keepOneUse } from './counters.ts'

export type HumanScene = 'login' | 'sms' | 'register'

type Asker = Pick<RequestContext, 'config' | 'database' | 'visitorId' | 'isNewVisitor' | 'address'>

const COST = 5_000
const COUNTER_AT_MOST = 200
const LIFE_MS = 5 * 60_000

/**
 * A challenge for one scene, bound to the visitor's cookie; `counter` is the amount of work, random by
 * default.
 */
export async function makeHumanCheck(
  context: Omit<Asker, 'database' | 'isNewVisitor'>,
  scene: HumanScene,
  counter = randomInt(COUNTER_AT_MOST),
): Promise<Challenge> {
  const { signature, key } = secretsOf(context.config.secretKey)
  const endsAtMs = clock.nowMs() + LIFE_MS
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter,
    deriveKey,
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: key,
    // The library compares with the machine's clock, we with the product's; the later of the two decides.
    expiresAt: new Date(Math.max(endsAtMs, Date.now() + LIFE_MS)),
    data: {
      scene,
      visitor: markOf(signature, context.visitorId),
      place: markOf(signature, context.address),
      endsAtMs,
    },
  })
}

/**
 * Verifies and uses up what the caller sent as `humanCheck`: base64 of `{"challenge": …, "solution": …}`.
 * Missing, wrong, of another scene or visitor, late or used before: VERIFY_HUMAN_REQUIRED.
 */
export async function checkHuman(
  context: Asker,
  scene: HumanScene,
  humanCheck: string | undefined,
): Promise<void> {
  const refused = () => new Refusal('VERIFY_HUMAN_REQUIRED')
  const sent = parse(humanCheck)
  if (!sent) throw refused()
  const { signature, key } = secretsOf(context.config.secretKey)
  const result = await verifySolution({
    ...sent,
    deriveKey,
    hmacSignatureSecret: signature,
    hmacKeySignatureSecret: key,
  }).catch(() => null)
  if (!result?.verified) throw refused()
  const { data, nonce } = sent.challenge.parameters
  if (data?.scene !== scene || !(clock.nowMs() < (data.endsAtMs as number))) throw refused()
  // A client without cookies is a new visitor at every call; its check is bound to its address instead.
  const isSameCaller = context.isNewVisitor
    ? data.place === markOf(signature, context.address)
    : data.visitor === markOf(signature, context.visitorId)
  if (!isSameCaller) throw refused()
  if (!(await keepOneUse(context.database.aside, 'human-check', nonce, '', LIFE_MS))) throw refused()
}

interface Sent {
  challenge: Challenge
  solution: Solution
}

function parse(text: string | undefined): Sent | null {
  if (!text) return null
  try {
    const sent = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Sent> | null
    if (typeof sent?.challenge?.parameters?.nonce !== 'string' || !sent.solution) return null
    // Our own challenges always need this much work, whatever the signed text says.
    return sent.challenge.parameters.cost === COST && sent.challenge.parameters.algorithm === 'PBKDF2/SHA-256'
      ? (sent as Sent)
      : null
  } catch {
    return null
  }
}

function secretsOf(secretKey: Buffer): { signature: string; key: string } {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32)).toString('hex')
  return { signature: derive('human-check signature'), key: derive('human-check key') }
}

function markOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22)
}
