/** Verification codes by e-mail: the same six digits, tries and caps as by SMS (WIRE.md, Codes), on counters of their own. */
import { randomInt } from 'node:crypto'
import { Refusal } from '../../kernel/refusal.ts'
import { networkOf } from '../../platform/addresses.ts'
import type { CallContext, RequestContext } from '../../platform/calls.ts'
import { raiseCounter, readCounter } from '../../platform/counters.ts'
import { houseNameOf, queueMessage, requireCarrier, settingsOf } from '../system/index.ts'
import { checkCode, hashOf, newReference, type CodePurpose, type SentCode } from './codes.ts'
import { codeSettings } from './definitions.ts'
import { mailTexts } from './locales/mail-codes.ts'
import { replaceCode } from './store/codes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Sends a code to an address, for one subject and purpose; a former one is void from now on. SMS_TOO_MANY beyond a cap, MAIL_NOT_SET_UP where nothing can carry it; nothing is sent then. */
export async function requestMailCode(context: CallContext, asked: { purpose: CodePurpose; email: string; subject: string }): Promise<SentCode> {
  requireCarrier(context.config, 'MAIL')
  const figures = await settingsOf(context.tx, context.merchant.id, { codeMinutes: codeSettings.codeMinutes, perNetworkHour: codeSettings.smsPerNetworkHour })
  await spendCaps(context, asked.email, figures.perNetworkHour)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const key = { merchantId: context.merchant.id, purpose: asked.purpose, target: asked.email }
  const expiresAt = new Date(context.now.getTime() + figures.codeMinutes * MINUTE)
  await replaceCode(context.tx, key, { subject: asked.subject, hash: hashOf(context, key, code), expiresAt })
  const reference = newReference()
  await queueMessage(context.tx, context.config, {
    merchantId: key.merchantId, channel: 'MAIL', recipient: asked.email, purpose: asked.purpose, expiresAt,
    ...mailTexts[context.language].code({ house: houseNameOf(context), code, reference, minutes: figures.codeMinutes }),
  })
  return { expiredMinutes: figures.codeMinutes, reference }
}

async function spendCaps(context: CallContext, email: string, perNetworkHour: number): Promise<void> {
  const caps = [
    { name: 'mail-address-minute', subject: email, windowMs: MINUTE, atMost: 1 },
    { name: 'mail-address-hour', subject: email, windowMs: HOUR, atMost: 5 },
    { name: 'mail-address-day', subject: email, windowMs: 24 * HOUR, atMost: 10 },
    { name: 'mail-network', subject: networkOf(context.address), windowMs: HOUR, atMost: perNetworkHour },
  ]
  for (const { name, subject, windowMs, atMost } of caps) {
    if (await raiseCounter(context.database.aside, name, subject, windowMs) <= atMost) continue
    const { endsInMs } = await readCounter(context.database.aside, name, subject)
    throw new Refusal('SMS_TOO_MANY', { retryAfterS: Math.max(1, Math.ceil(endsInMs / 1000)) })
  }
}

/** Judges a code by e-mail as checkCode does one by SMS: VERIFY_CODE_WRONG, VERIFY_CODE_EXPIRED. */
export function checkMailCode(context: RequestContext, asked: { purpose: CodePurpose; email: string; subject: string; code: string }): Promise<void> {
  return checkCode(context, { purpose: asked.purpose, mobile: asked.email, subject: asked.subject, code: asked.code })
}
