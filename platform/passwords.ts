/**
 * Passwords: argon2id, 19 MiB, two passes (domain/gaps.md §2). Two hashes run at once, so that a flood of
 * sign-ins leaves the other core to money; a caller that would wait too long is asked to come back before
 * anything is done.
 */
import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '../kernel/refusal.ts'

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2
/** At most two seconds of waiting: about 40 ms per hash, two at once. */
const WAITING_AT_MOST = 100

/**
 * The hash of 32 random bytes that were not stored; checking against it costs exactly what a real check
 * costs.
 */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsYS1ub2JvZHktc2FsdA$jvCCj8o7YfXfaI4WAhCClbgodpqQ2M+zqeyjjjbBeuI'

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < AT_ONCE) running++
  else {
    if (waiting.length >= WAITING_AT_MOST) throw new Refusal('COMMON_BUSY', { retryAfterS: 2 })
    // The task that ends passes its turn on, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** The PHC text to store. Refused with COMMON_BUSY if the line is full. */
export function hashPassword(text: string): Promise<string> {
  return inTurn(() => hash(text, OPTIONS))
}

/**
 * Whether the text is the password of the hash. `null`, for an account that does not exist, costs the same
 * and is false.
 */
export async function verifyPassword(kept: string | null, text: string): Promise<boolean> {
  const isRight = await inTurn(() => verify(kept ?? NOBODY, text))
  return isRight && kept !== null
}
