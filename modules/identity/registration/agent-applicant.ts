/** Visitors who ask to become an agent: the same checks as at registration; the account is opened later. */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import type { RequestContext } from '../../../platform/calls.ts'
import { checkHuman } from '../../../platform/human-check.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { merchantOf, registerFieldsOf, type RegisterFields } from '../../system/index.ts'
import { raiseKycLevel } from '../accounts/levels.ts'
import { createAccount, refuseTaken, type Finder } from '../accounts/new-account.ts'
import { applicantsKey } from '../accounts/slots.ts'
import { readAccountByName, setVerifiedMobile, type AccountRow } from '../accounts/store/accounts.ts'
import { checkCode, codeSubject } from '../credentials/codes.ts'
import { readApplicant } from './registration.ts'

export interface ProvenApplicant {
  readonly username: string
  readonly passwordHash: string
  readonly payeeName: string
  /** E.164. */
  readonly mobile: string
}

interface Asked {
  readonly username: string
  readonly password: string
  readonly payeeName: string
  readonly mobileNum: string
  readonly countryDialingCode?: string
  readonly verificationCode: string
  readonly termsAccepted: boolean
  readonly humanCheck?: string
}

const NEEDED = ['username', 'password', 'payeeName', 'mobileNum'] as const

/** Only what an application asks for, all of it required. */
function fieldsOf(fields: RegisterFields): RegisterFields {
  const names = Object.keys(fields) as (keyof RegisterFields)[]
  const needed: readonly string[] = NEEDED
  return Object.fromEntries(
    names.map((name) => [
      name,
      { ...fields[name], enabled: needed.includes(name), required: needed.includes(name) },
    ]),
  ) as unknown as RegisterFields
}

/**
 * Refuses, in this order: REG_CLOSED, VERIFY_HUMAN_REQUIRED, REG_TERMS, every broken field at once,
 * REG_USERNAME_TAKEN, VERIFY_CODE_*, AUTH_SELF_EXCLUDED. Hashing takes time: not inside a transaction.
 */
export async function proveApplicant(context: RequestContext, asked: Asked): Promise<ProvenApplicant> {
  const { merchant, database } = context
  if (!merchantOf(context).flags.registration) refuse('REG_CLOSED')
  await checkHuman(context, 'register', asked.humanCheck)
  if (!asked.termsAccepted) refuse('REG_TERMS')
  const { username, password, payeeName, mobileNum, countryDialingCode } = asked
  const fields = fieldsOf(await registerFieldsOf(database.kysely, merchant.id))
  const filled = { username, password, payeeName, mobileNum, countryDialingCode, ageConfirmed: true }
  const applicant = readApplicant(context, filled, fields, 0)
  if (await readAccountByName(database.kysely, merchant.id, applicant.username))
    refuseWith('REG_USERNAME_TAKEN', { fields: [{ field: 'username', rule: 'usernameTaken' }] })
  const mobile = applicant.mobile ?? ''
  await checkCode(context, {
    purpose: 'REGISTER',
    mobile,
    subject: codeSubject(context),
    code: asked.verificationCode.trim(),
  })
  await context.use(applicantsKey).check(context, { mobile, idNumber: null })
  return {
    username: applicant.username,
    passwordHash: await hashPassword(applicant.password),
    payeeName: applicant.payeeName ?? '',
    mobile,
  }
}

/** Opens the account of an approved applicant. REG_USERNAME_TAKEN, REG_MOBILE_TAKEN, AUTH_SELF_EXCLUDED. */
export async function openApplicant(
  context: RequestContext & Finder,
  tx: Tx,
  applicant: ProvenApplicant & {
    type: 2 | 41
    uplineId: string | null
    memberG: number
    language: string
    appliedAt: Date
  },
): Promise<AccountRow> {
  const merchantId = context.merchant.id
  await context.use(applicantsKey).check(context, { mobile: applicant.mobile, idNumber: null })
  const { mobile, appliedAt, ...rest } = applicant
  const row = await createAccount(context, tx, {
    ...rest,
    merchantId,
    ageConfirmedAt: appliedAt,
    termsAcceptedAt: appliedAt,
    registeredBy: 'APPLICATION',
  })
  await setVerifiedMobile(tx, merchantId, row.account_id, mobile).catch(refuseTaken)
  await raiseKycLevel(tx, merchantId, row.account_id)
  await context.use(applicantsKey).opened(tx, context, { merchantId, accountId: row.account_id })
  return row
}
