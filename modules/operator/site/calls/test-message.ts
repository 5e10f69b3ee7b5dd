import { refuseFields } from '../../../../contract/errors.ts'
import { testMessage, testMessageSchemas } from '../../../../contract/operator/system/test-message.ts'
import { toE164 } from '../../../../contract/shared/mobile.ts'
import { Refusal } from '../../../../kernel/refusal.ts'
import { appendAudit } from '../../../../platform/audit-log.ts'
import { handleBatched } from '../../../../platform/calls.ts'
import { raiseCounter, readCounter } from '../../../../platform/counters.ts'
import { houseNameOf, sendTestMessage } from '../../../system/index.ts'

/** Each SMS costs money, and a mail server blocks those who send too many. */
const TESTS = { name: 'test-message', windowMs: 600_000, atMost: 5 }
const MAIL_ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/
const COUNTRY_CODE = /^\+(66|856|855|852|853|95|84|60|65|63|62|86)/

/**
 * Calls the mail server or the gateway while the operator waits, so that the answer is what really happened.
 */
export const handleTestMessage = handleBatched(testMessage, testMessageSchemas, async (context, { body }) => {
  const { database, merchant, actor, language } = context
  const to = recipientOf(body.channel, body.to)
  if ((await raiseCounter(database.aside, TESTS.name, actor.accountId, TESTS.windowMs)) > TESTS.atMost) {
    const { endsInMs } = await readCounter(database.aside, TESTS.name, actor.accountId)
    throw new Refusal('COMMON_RATE_LIMIT', { retryAfterS: Math.max(1, Math.ceil(endsInMs / 1000)) })
  }
  const outcome = await sendTestMessage(database, context.config, {
    merchantId: merchant.id,
    channel: body.channel,
    to,
    house: houseNameOf(context),
    language,
  })
  await database.transaction((tx) =>
    appendAudit(tx, {
      actor: actor.claims.account,
      action: 'message.test',
      subject: `site:${merchant.code}`,
      detail: {
        channel: body.channel,
        to,
        state: outcome.state,
        address: context.address,
        merchantId: merchant.id,
      },
    }),
  )
  return { to, ...outcome }
})

/** A number without a country code is Thai. */
function recipientOf(channel: 'SMS' | 'MAIL', typed: string): string {
  const to = typed.trim()
  if (channel === 'SMS')
    return (
      toE164(to, COUNTRY_CODE.exec(to.replaceAll(/[\s()-]/g, ''))?.[1]) ??
      refuseFields([{ field: 'to', rule: 'phoneFormat' }])
    )
  return MAIL_ADDRESS.test(to) ? to : refuseFields([{ field: 'to', rule: 'emailFormat' }])
}
