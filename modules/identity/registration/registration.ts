/**
 * Registration: which fields apply, and what of them becomes an account. All faults are found before any is
 * answered.
 */
import { randomBytes } from 'node:crypto'
import { profileFields } from '../../../contract/player/identity/schemas.ts'
import { refuse } from '../../../contract/errors.ts'
import { tidyField } from '../../../contract/shared/field-rules.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { faultOf, type FieldFault, type RegisterFields } from '../../system/index.ts'
import { isCommonPassword } from '../../../contract/shared/common-passwords.ts'
import { toE164 } from '../accounts/rules/mobile.ts'
import { isPersonal, kindOf } from '../accounts/types.ts'
import { passwordFault } from '../credentials/rules/password.ts'
import { paymentPasswordFault } from '../credentials/rules/payment-password.ts'
import { tidyName } from '../accounts/rules/personal.ts'
import { isReservedUsername, normaliseUsername } from '../accounts/rules/username.ts'
import { readAccountByName } from '../accounts/store/accounts.ts'
import { readInvitation, readInvitationByHost, type InvitationRow } from '../accounts/store/tree.ts'
import { personalFaults } from '../accounts/personal-faults.ts'

export type Filled = Readonly<Record<string, string | boolean | undefined>>

/** The ways to register: each has other fields (site.md §2, Login and registration screens). */
export type RegisterWay = 'username' | 'mobile'

/** The fields of a way: a mobile number needs its proof, and the username is chosen by the server. */
export function fieldsOfWay(
  fields: RegisterFields,
  way: RegisterWay,
  asks: { password: boolean; number: boolean },
): RegisterFields {
  if (way === 'username') return fields
  return {
    ...fields,
    username: { ...fields.username, required: false },
    password: { ...fields.password, required: asks.password },
    mobileNum: { ...fields.mobileNum, enabled: true, required: asks.number },
    verificationCode: { ...fields.verificationCode, enabled: true, required: true },
  }
}

/** A username for registration by number; it does not reveal the number. */
function newUsername(): string {
  return `m${randomBytes(8).toString('hex').slice(0, 11)}`
}

export interface Applicant {
  username: string
  password: string
  paymentPassword: string | null
  payeeName: string | null
  mobile: string | null
  email: string | null
  nickname: string
  profile: Record<string, string>
}

/** Reads the form; throws REQUEST_INVALID with every field that breaks its rule. */
export function readApplicant(
  context: Pick<RequestContext, 'config' | 'merchant' | 'now'>,
  filled: Filled,
  fields: RegisterFields,
  minAge: number,
): Applicant {
  const text = (name: string) => (typeof filled[name] === 'string' ? filled[name] : undefined)
  // A switched-off field is ignored, even if it is sent.
  const taken = (name: keyof RegisterFields) => (fields[name].enabled ? text(name) || undefined : undefined)
  const faults: FieldFault[] = []
  for (const name of Object.keys(fields) as (keyof RegisterFields)[]) {
    if (
      !fields[name].enabled ||
      name === 'confirmPassword' ||
      name === 'captcha' ||
      name === 'verificationCode'
    )
      continue
    const fault = faultOf(name, fields[name], tidyField(name, text(name) ?? ''))
    if (fault) faults.push(fault)
  }
  const isFine = (name: string) => !faults.some((fault) => fault.field === name)
  const username = normaliseUsername(text('username') ?? '') || newUsername()
  const password = text('password') ?? ''
  const mobileNum = taken('mobileNum')
  const mobile = mobileNum === undefined ? null : (toE164(mobileNum, text('countryDialingCode')) ?? null)
  if (mobileNum !== undefined && mobile === null && isFine('mobileNum'))
    faults.push({ field: 'mobileNum', rule: 'phoneFormat' })
  if (isFine('username') && isReservedUsername(username))
    faults.push({ field: 'username', rule: 'usernameReserved' })
  const weak =
    password === ''
      ? undefined
      : passwordFault(password, {
          username,
          mobile,
          initialPassword: context.config.initialPassword,
          isCommon: isCommonPassword,
        })
  if (isFine('password') && weak) faults.push({ field: 'password', rule: weak })
  if (filled.confirmPassword !== undefined && filled.confirmPassword !== (filled.password ?? ''))
    faults.push({ field: 'confirmPassword', rule: 'confirmWrong' })
  const birthday = taken('birthday') ?? null
  faults.push(
    ...personalFaults(
      context,
      { birthday, idNumber: taken('idNumber'), ageConfirmed: filled.ageConfirmed },
      minAge,
    ).filter((fault) => isFine(fault.field)),
  )
  const paymentPassword = taken('paymentPassword') ?? null
  const pinFault =
    paymentPassword === null ? undefined : paymentPasswordFault(paymentPassword, { mobile, birthday })
  if (pinFault && isFine('paymentPassword'))
    faults.push({ field: 'paymentPassword', rule: pinFault, params: ['6', '6'] })
  if (faults.length > 0) throw new Refusal('REQUEST_INVALID', { value: { fields: faults } })
  return {
    username,
    password,
    paymentPassword,
    mobile,
    nickname: taken('nickname') ?? '',
    email: taken('email')?.toLowerCase() ?? null,
    payeeName: taken('payeeName') ? tidyName(taken('payeeName')!) : null,
    profile: Object.fromEntries(profileFields.flatMap((name) => (taken(name) ? [[name, taken(name)!]] : []))),
  }
}

export interface Origin {
  uplineId: string | null
  referrerId: string | null
  memberType: 0 | 2 | 42
  /** The link's prize group, null without one. */
  memberG: number | null
  /** The code that counted, of an invitation. */
  code: string | null
}

/**
 * The place of the account in the tree: affiliate code, referral code, the code of a visited link, the code
 * of the host, in this order (domain/gaps.md §8). An unknown code that was typed: REG_INVITE_INVALID.
 */
export async function findOrigin(reader: Reader, context: RequestContext, filled: Filled): Promise<Origin> {
  const typed = [filled.affiliateCode, filled.referralCode].filter(
    (code): code is string => typeof code === 'string' && code !== '',
  )
  let invitation: InvitationRow | undefined
  for (const code of typed) {
    const found = await readInvitation(reader, context.merchant.id, code)
    if (!found) refuse('REG_INVITE_INVALID')
    invitation ??= found
  }
  const visited = context.cookie('referral')
  if (!invitation && visited && /^[A-Za-z0-9]{4,16}$/.test(visited))
    invitation = await readInvitation(reader, context.merchant.id, visited)
  invitation ??= await readInvitationByHost(
    reader,
    context.merchant.id,
    typeof filled.domain === 'string' && filled.domain ? filled.domain : context.host,
  )
  const recommender = await findRecommender(reader, context, filled.recommenderId)
  const place = invitation ? placeBy(invitation) : recommender
  return {
    uplineId: place?.uplineId ?? null,
    referrerId: place?.referrerId ?? recommender?.referrerId ?? null,
    memberType: (invitation?.member_type ?? 0) as Origin['memberType'],
    memberG: invitation?.member_g ?? null,
    code: invitation?.code ?? null,
  }
}

interface Place {
  readonly uplineId: string | null
  readonly referrerId: string | null
}

/** An agent takes the newcomer into their own line; a friend of a member joins the line that both belong to. */
const placeBy = ({ account_id, agent_type, upline_id }: InvitationRow): Place =>
  agent_type === 0
    ? { uplineId: upline_id, referrerId: account_id }
    : { uplineId: account_id, referrerId: null }

async function findRecommender(
  reader: Reader,
  context: RequestContext,
  name: Filled[string],
): Promise<Place | undefined> {
  if (typeof name !== 'string' || name === '') return undefined
  const row = await readAccountByName(reader, context.merchant.id, normaliseUsername(name))
  if (!row || !isPersonal(kindOf(row.type))) refuse('REG_INVITE_INVALID')
  return { referrerId: row.account_id, uplineId: row.type === 0 ? row.upline_id : row.account_id }
}
