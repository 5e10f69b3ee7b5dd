/**
 * Verification codes by e-mail: the same six digits, attempts and caps as by SMS (wire.md §7, Codes), with
 * counters of their own.
 */
import { randomInt } from 'node:crypto'
import { networkOf } from '../../../platform/addresses.ts'
import type { CallContext, RequestContext } from '../../../platform/calls.ts'
import { houseNameOf, queueMessage, requireCarrier, settingsOf } from '../../system/index.ts'
import { HOUR, MINUTE, receiverCaps, spendCodeCaps } from './code-caps.ts'
import { checkCode, hashOf, newReference, type CodePurpose, type SentCode } from './codes.ts'
import { codeSettings } from '../settings/codes.ts'
import { mailTexts } from '../locales/mail-codes.ts'
import { replaceCode } from './store/codes.ts'

/**
 * Sends a code to an address, for one subject and purpose; the previous one is void. SMS_TOO_MANY beyond a
 * cap, MAIL_NOT_SET_UP if no carrier is configured; nothing is sent then.
 */
export async function requestMailCode(
  context: CallContext,
  asked: { purpose: CodePurpose; email: string; subject: string },
): Promise<SentCode> {
  requireCarrier(context.config, 'MAIL')
  const figures = await settingsOf(context.tx, context.merchant.id, {
    codeMinutes: codeSettings.codeMinutes,
    perNetworkHour: codeSettings.smsPerNetworkHour,
  })
  await spendCodeCaps(context, [
    ...receiverCaps('mail-address', asked.email),
    {
      name: 'mail-network',
      subject: networkOf(context.address),
      windowMs: HOUR,
      atMost: figures.perNetworkHour,
    },
  ])
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const key = { merchantId: context.merchant.id, purpose: asked.purpose, target: asked.email }
  const expiresAt = new Date(context.now.getTime() + figures.codeMinutes * MINUTE)
  await replaceCode(context.tx, key, { subject: asked.subject, hash: hashOf(context, key, code), expiresAt })
  const reference = newReference()
  await queueMessage(context.tx, context.config, {
    merchantId: key.merchantId,
    channel: 'MAIL',
    recipient: asked.email,
    purpose: asked.purpose,
    expiresAt,
    ...mailTexts[context.language].code({
      house: houseNameOf(context),
      code,
      reference,
      minutes: figures.codeMinutes,
    }),
  })
  return { expiredMinutes: figures.codeMinutes, reference }
}

/** Checks a code by e-mail as checkCode does for SMS: VERIFY_CODE_WRONG, VERIFY_CODE_EXPIRED. */
export function checkMailCode(
  context: RequestContext,
  asked: { purpose: CodePurpose; email: string; subject: string; code: string },
): Promise<void> {
  return checkCode(context, {
    purpose: asked.purpose,
    mobile: asked.email,
    subject: asked.subject,
    code: asked.code,
  })
}
