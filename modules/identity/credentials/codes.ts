/**
 * Verification codes by SMS (wire.md §7, Codes): six digits, hashed with our key, five attempts counted
 * atomically, capped sending.
 */
import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { networkOf } from '../../../platform/addresses.ts'
import type { CallContext, RequestContext } from '../../../platform/calls.ts'
import {
  houseNameOf,
  queueMessage,
  requireCarrier,
  settingOf,
  settingsOf,
  systemSettings,
} from '../../system/index.ts'
import { HOUR, MINUTE, receiverCaps, spendCodeCaps } from './code-caps.ts'
import { codeSettings } from '../settings/codes.ts'
import { smsTexts } from '../locales/sms.ts'
import { blockOf, dialingCode, rangeOf, toE164 } from '../accounts/rules/mobile.ts'
import { hasCode, judgeCode, replaceCode, type CodeKey } from './store/codes.ts'

/** How often one code may be tried, right or wrong. */
export const CODE_TRIES = 5

/** What a code is for; a code of one purpose is never valid for another. */
export type CodePurpose =
  | 'BIND_MOBILE'
  | 'REGISTER'
  | 'SIGN_IN'
  | 'RECOVER'
  | 'SECOND_FACTOR'
  | 'BIND_EMAIL'
  | 'PROVE_OWNER'
  | 'RESET_PAYMENT'

/** What the form shows of a code that was sent; the message contains the same reference. */
export interface SentCode {
  expiredMinutes: number
  reference: string
}

/** Without vowels, so that no words come up. */
const REFERENCE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

export function newReference(): string {
  return Array.from({ length: 4 }, () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)]).join('')
}

/** The number as E.164; a field error if it is not valid. */
export function readMobile(body: { mobileNum: string; countryDialingCode?: string }): string {
  return (
    toE164(body.mobileNum, body.countryDialingCode) ??
    refuseFields([{ field: 'mobileNum', rule: 'phoneFormat' }])
  )
}

/**
 * Sends a code to a number, for one subject (an account or a visitor) and purpose; the previous one is void.
 * SMS_TOO_MANY beyond any cap, with nothing sent: number, network, number range, merchant's day. `isKept`
 * makes and counts the code without sending it, so that the answer does not say that a number is unknown.
 * SMS_NOT_SET_UP first of all, if no carrier is configured.
 */
export async function requestCode(
  context: CallContext,
  asked: { purpose: CodePurpose; mobile: string; subject: string; isKept?: boolean },
): Promise<SentCode> {
  requireCarrier(context.config, 'SMS')
  const figures = await settingsOf(context.tx, context.merchant.id, codeSettings)
  if (!figures.smsCountries.some((code) => asked.mobile.startsWith(`+${dialingCode(code)}`)))
    refuseFields([{ field: 'countryDialingCode', rule: 'phoneCountry' }])
  await spendCaps(context, asked.mobile, figures)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const key = { merchantId: context.merchant.id, purpose: asked.purpose, target: asked.mobile }
  const expiresAt = new Date(context.now.getTime() + figures.codeMinutes * MINUTE)
  await replaceCode(context.tx, key, { subject: asked.subject, hash: hashOf(context, key, code), expiresAt })
  const reference = newReference()
  const text = smsTexts[context.language].code({
    house: houseNameOf(context),
    code,
    reference,
    minutes: figures.codeMinutes,
  })
  if (!asked.isKept)
    await queueMessage(context.tx, context.config, {
      merchantId: key.merchantId,
      channel: 'SMS',
      recipient: asked.mobile,
      purpose: asked.purpose,
      expiresAt,
      text,
    })
  return { expiredMinutes: figures.codeMinutes, reference }
}

/**
 * The subject of a visitor's code: the visitor's cookie, or the address of a client without cookies, so that
 * a code is useless to somebody who only overheard it.
 */
export function codeSubject(context: Pick<RequestContext, 'visitorId' | 'isNewVisitor' | 'address'>): string {
  return context.isNewVisitor ? `address:${context.address}` : context.visitorId
}

async function spendCaps(
  context: CallContext,
  mobile: string,
  figures: { smsPerNetworkHour: number; smsPerPrefixHour: number; smsPerBlockHour: number },
): Promise<void> {
  const perDay = await settingOf(context.tx, context.merchant.id, systemSettings.smsPerDay)
  await spendCodeCaps(context, [
    ...receiverCaps('sms-number', mobile),
    {
      name: 'sms-network',
      subject: networkOf(context.address),
      windowMs: HOUR,
      atMost: figures.smsPerNetworkHour,
    },
    { name: 'sms-range', subject: rangeOf(mobile), windowMs: HOUR, atMost: figures.smsPerPrefixHour },
    { name: 'sms-block', subject: blockOf(mobile), windowMs: HOUR, atMost: figures.smsPerBlockHour },
    { name: 'sms-merchant-day', subject: context.merchant.id, windowMs: 24 * HOUR, atMost: perDay },
  ])
}

/**
 * Checks a code; right exactly once. Wrong: VERIFY_CODE_WRONG; no valid code for this subject:
 * VERIFY_CODE_EXPIRED.
 */
export async function checkCode(
  context: RequestContext,
  asked: { purpose: CodePurpose; mobile: string; subject: string; code: string },
): Promise<void> {
  const key = { merchantId: context.merchant.id, purpose: asked.purpose, target: asked.mobile }
  const reader = context.database.aside
  const judged = await judgeCode(
    reader,
    key,
    { subject: asked.subject, hash: hashOf(context, key, asked.code) },
    CODE_TRIES,
  )
  if (judged === 'right') return
  // A number without a code is answered like any wrong code, which does not say who asked for what.
  if (judged === 'wrong' || !(await hasCode(reader, key, asked.subject))) refuse('VERIFY_CODE_WRONG')
  refuse('VERIFY_CODE_EXPIRED')
}

/** Keyed, and bound to purpose and target, so that the same code has another hash elsewhere. */
export function hashOf(context: Pick<RequestContext, 'config'>, key: CodeKey, code: string): Buffer {
  const secret = Buffer.from(hkdfSync('sha256', context.config.secretKey, '', 'verification codes', 32))
  return createHmac('sha256', secret)
    .update(`${key.merchantId}\n${key.purpose}\n${key.target}\n${code}`)
    .digest()
}
