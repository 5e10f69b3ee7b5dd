import { randomInt } from 'node:crypto'
import { playFree, playFreeSchemas } from '../../../../contract/player/identity/play-free.ts'
import { refuse } from '../../../../contract/errors.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { callerOf } from '../../../../platform/addresses.ts'
import { handle } from '../../../../platform/calls.ts'
import { raiseCounter, readCounter } from '../../../../platform/counters.ts'
import { checkHuman } from '../../../../platform/human-check.ts'
import { merchantOf, settingOf } from '../../../system/index.ts'
import { createAccount } from '../../accounts/new-account.ts'
import { accountSettings } from '../../settings/accounts.ts'
import { signIn } from '../sign-in.ts'

const HOUR_MS = 3_600_000
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export const handlePlayFree = handle(playFree, playFreeSchemas, async (context, { body }) => {
  if (!merchantOf(context).flags.freePlay) refuse('AUTH_FREEPLAY_OFF')
  await checkHuman(context, 'login', body.humanCheck)
  const atMost = await settingOf(context.tx, context.merchant.id, accountSettings.trialPerAddressHour)
  const made = await raiseCounter(context.database.aside, 'trial-made', callerOf(context.address), HOUR_MS)
  if (made > atMost) {
    const { endsInMs } = await readCounter(context.database.aside, 'trial-made', callerOf(context.address))
    throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: Math.max(1, Math.ceil(endsInMs / 1000)) })
  }
  // A name in a space of its own: members' names begin with a letter and have no underscore.
  const name = `free_${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
  const account = await createAccount(context, context.tx, {
    merchantId: context.merchant.id,
    username: name,
    type: 4,
    language: context.language.toUpperCase(),
    registeredAddress: context.address,
    registeredHost: context.host,
  })
  return signIn(context.tx, context, account, 'FREEPLAY')
})
