/**
 * Takes a push to every browser of its member. A browser that has unsubscribed is forgotten, and one that
 * the service cannot reach now hinders no other: what arrived anywhere counts as sent, since it is never sent
 * twice.
 */
import { clock } from '../../../kernel/clock.ts'
import { quietAgain } from '../../../kernel/quiet-hours.ts'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/postgres.ts'
import { NotSentError, RefusedError } from '../../../platform/send-errors.ts'
import type { Services } from '../../../platform/services.ts'
import { PushGoneError, sendPush, type PushMessage } from '../../../platform/web-push.ts'
import { accountOf } from '../../identity/index.ts'
import { merchantsKey, type PushCarrier, type PushLetter } from '../../system/index.ts'
import { pushKeys } from './keys.ts'
import { stopTexts } from './locales/push.ts'
import { pushText } from './rules/push-text.ts'
import { forgetGone, readDevices } from './store/devices.ts'

/** A browser that is off longer than this has missed it: news is of its day. */
const MOST_KEPT_MS = 4 * 3_600_000

interface Process {
  readonly database: Database
  readonly services: Services
  readonly config: Pick<Config, 'secretKey' | 'publicOrigin' | 'pushServices'>
}

export function pushCarrier(process: Process): PushCarrier {
  const { config } = process
  const reader = process.database.kysely
  return {
    async send(letter: PushLetter) {
      const { merchantId, memberId: accountId } = letter
      const devices = await readDevices(reader, { merchantId, accountId })
      const message = await messageOf(process, letter)
      const keys = await pushKeys(reader, config)
      const sender = { keys, contact: config.publicOrigin, services: config.pushServices }
      const problems = (
        await Promise.all(
          devices.map(async (device) => {
            const problem = await problemOf(device, message, sender)
            if (problem instanceof PushGoneError) await forgetGone(reader, device)
            return problem
          }),
        )
      ).filter((problem) => problem !== null)
      if (problems.length === devices.length) throw worstOf(problems)
    },
  }
}

async function messageOf({ database, services }: Process, letter: PushLetter): Promise<PushMessage> {
  const { merchantId, memberId: accountId } = letter
  const account = await accountOf(database.kysely, { merchantId, accountId })
  const language = account?.language.toUpperCase() === 'EN' ? 'en' : 'th'
  // A browser that comes back at night gets nothing: until then its service has forgotten the message.
  const zone = services.use(merchantsKey).byId(merchantId)?.timeZone
  const now = clock.now()
  const quietMs = zone ? quietAgain(now, zone).getTime() - now.getTime() : 0
  return {
    text: pushText({ ...letter, stopText: stopTexts[language] }),
    keepSeconds: Math.min(MOST_KEPT_MS, quietMs) / 1000,
  }
}

type Sending = Parameters<typeof sendPush>

const problemOf = (...sending: Sending): Promise<unknown> =>
  sendPush(...sending).then(
    () => null,
    (problem: unknown) => problem,
  )

/** What may have arrived is never sent again, and what surely did not may be, if it could help. */
function worstOf(problems: readonly unknown[]): unknown {
  const isSure = (problem: unknown) => problem instanceof NotSentError || problem instanceof RefusedError
  return (
    problems.find((problem) => !isSure(problem)) ??
    problems.find((problem) => problem instanceof NotSentError) ??
    problems[0] ??
    new RefusedError('the member has no browser that takes notifications any more')
  )
}
