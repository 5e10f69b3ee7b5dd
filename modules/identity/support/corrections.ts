/**
 * What operators correct in a member's details, with the rules of the member's own changes. The caller writes
 * the audit row.
 */
import { refuse, refuseFields } from '../../../contract/errors.ts'
import type { CorrectedField } from '../../../contract/shared/correction-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { openSecret, sealSecret } from '../../../platform/secrets.ts'
import {
  faultOf,
  houseNameOf,
  queueMessage,
  registerFieldsOf,
  settingOf,
  systemSettings,
  type FieldFault,
  type RegisterFields,
} from '../../system/index.ts'
import { refuseTaken } from '../accounts/new-account.ts'
import { idPurpose } from '../verification/kyc-requests.ts'
import { mailTexts } from '../locales/mail-codes.ts'
import { smsTexts } from '../locales/sms.ts'
import { PAYOUT_HOLD_MS } from '../credentials/owner-proof.ts'
import { personalFaults } from '../accounts/personal-faults.ts'
import { citizenNumberHash, tidyCitizenNumber } from '../verification/rules/kyc.ts'
import { toE164 } from '../accounts/rules/mobile.ts'
import { isPersonal, kindOf } from '../accounts/types.ts'
import { tidyName } from '../accounts/rules/personal.ts'
import {
  lockAccount,
  readAccount,
  writeDetail,
  writeEmail,
  writeMobile,
  writePayeeName,
  type AccountRow,
} from '../accounts/store/accounts.ts'
import { forgetDevices } from '../credentials/store/credentials.ts'
import {
  lockNumber,
  readRequestsOf,
  readSameNumber,
  writeNumber,
  type KycRequest,
} from '../verification/store/requests.ts'
import { holdPayouts } from '../credentials/store/recovery.ts'

export interface CorrectionAsked {
  memberId: string
  field: CorrectedField
  value: string
}

/** What a correction would do: the member, the present value and the new one. */
export interface Correction extends CorrectionAsked {
  row: AccountRow
  before: string
}

/**
 * Checks it without writing anything. MEMBER_NOT_FOUND, MEMBER_STATE for a trial account, REQUEST_INVALID
 * about `value`.
 */
export async function checkCorrection(
  context: CallContext,
  { memberId, field, value }: CorrectionAsked,
): Promise<Correction> {
  const { tx, merchant } = context
  const row = (await lockAccount(tx, merchant.id, memberId)) ?? refuse('MEMBER_NOT_FOUND')
  if (!isPersonal(kindOf(row.type))) refuse('MEMBER_STATE')
  const before = await standing(context, row, field)
  const next = tidied(field, value)
  const fault = next === undefined ? { field, rule: 'phoneFormat' } : await faultIn(context, row, field, next)
  if (fault) refuseFields([{ ...fault, field: 'value' }])
  if (next === before) refuseFields([{ field: 'value', rule: 'alreadySet' }])
  return { memberId, field, value: next!, row, before }
}

function tidied(field: CorrectedField, value: string): string | undefined {
  if (field === 'payeeName') return tidyName(value)
  if (field === 'idNumber') return tidyCitizenNumber(value)
  if (field === 'mobile') return toE164(value, undefined) ?? undefined
  return field === 'email' ? value.trim().toLowerCase() : value.trim()
}

async function standing(
  { tx, merchant, config }: CallContext,
  row: AccountRow,
  field: CorrectedField,
): Promise<string> {
  if (field === 'payeeName') return row.payee_name ?? ''
  if (field === 'mobile' || field === 'email') return row[field] ?? ''
  if (field === 'birthday') return row.profile.birthday ?? ''
  const verified = await verifiedRequest(tx, merchant.id, row.account_id)
  return verified
    ? openSecret(config.secretKey, idPurpose(verified.request_id), verified.id_sealed!)
    : (row.profile.idNumber ?? '')
}

async function verifiedRequest(
  tx: Tx,
  merchantId: string,
  memberId: string,
): Promise<KycRequest | undefined> {
  return (await readRequestsOf(tx, { merchantId, memberId })).find(
    ({ state, id_sealed }) => state === 'APPROVED' && id_sealed,
  )
}

async function faultIn(
  context: CallContext,
  row: AccountRow,
  field: CorrectedField,
  value: string,
): Promise<FieldFault | undefined> {
  if (field === 'mobile') return undefined
  const rules: RegisterFields = await registerFieldsOf(context.tx, context.merchant.id)
  const fault = faultOf(field, { ...rules[field], enabled: true, required: true }, value)
  if (fault || field === 'payeeName' || field === 'email') return fault
  const minAge = await settingOf(context.tx, context.merchant.id, systemSettings.minAge)
  const idNumber = field === 'idNumber' ? value : row.profile.idNumber || undefined
  const faults = personalFaults(
    context,
    { birthday: field === 'birthday' ? value : null, idNumber, ageConfirmed: undefined },
    minAge,
  )
  return faults.find((one) => one.field === field)
}

/**
 * Writes it with its consequences: a changed number or address is unproven, every session ends, payouts are
 * held for a day, and the former one is notified. Errors: REG_MOBILE_TAKEN, KYC_ID_TAKEN.
 */
export async function applyCorrection(
  context: CallContext,
  { row, field, value }: Correction,
): Promise<void> {
  const { tx } = context
  if (field === 'payeeName') return writePayeeName(tx, row.account_id, value)
  if (field === 'birthday') return writeDetail(tx, row.account_id, 'birthday', value)
  if (field === 'idNumber') return correctNumber(context, row, value)
  if (field === 'mobile') await writeMobile(tx, row.account_id, value).catch(refuseTaken)
  else await writeEmail(tx, row.account_id, value)
  if (row[field] === null) return
  await holdPayouts(tx, row.account_id, new Date(context.now.getTime() + PAYOUT_HOLD_MS))
  const sessions = context.use(sessionsKey)
  await sessions.endAll(tx, row.account_id, 'SESSION_EXPIRED')
  context.afterCommit(() => sessions.forget(row.account_id))
  await forgetDevices(tx, row.account_id)
  await tellFormer(context, row, field)
}

/** The member is verified with at most one number, and no other member with the same one. */
async function correctNumber(
  { tx, merchant, config }: CallContext,
  row: AccountRow,
  number: string,
): Promise<void> {
  const idHash = citizenNumberHash(config.secretKey, merchant.id, number)
  const claim = { merchant_id: merchant.id, member_id: row.account_id, id_hash: idHash }
  await lockNumber(tx, claim)
  if ((await readSameNumber(tx, claim)).some(({ state }) => state === 'APPROVED')) refuse('KYC_ID_TAKEN')
  const verified = await verifiedRequest(tx, merchant.id, row.account_id)
  if (verified)
    await writeNumber(tx, verified.request_id, {
      idHash,
      idSealed: sealSecret(config.secretKey, idPurpose(verified.request_id), number),
    })
  await writeDetail(tx, row.account_id, 'idNumber', number)
}

/** The former mailbox or phone is notified, so that a change by somebody else is noticed. */
async function tellFormer(context: CallContext, row: AccountRow, field: 'mobile' | 'email'): Promise<void> {
  const language = row.language === 'EN' ? 'en' : 'th'
  const common = { merchantId: row.merchant_id, recipient: row[field]! }
  await queueMessage(
    context.tx,
    context.config,
    field === 'mobile'
      ? {
          ...common,
          channel: 'SMS',
          purpose: 'MOBILE_CHANGED',
          text: smsTexts[language].mobileChanged(houseNameOf(context)),
        }
      : {
          ...common,
          channel: 'MAIL',
          purpose: 'EMAIL_CHANGED',
          ...mailTexts[language].emailChanged(houseNameOf(context)),
        },
  )
}

/** What is on file of the person, for the operator's screen: the birthday and the citizen number. */
export async function personOf(
  context: CallContext,
  memberId: string,
): Promise<{ birthday: string | null; idNumber: string | null }> {
  const row = await readAccount(context.tx, context.merchant.id, memberId)
  return {
    birthday: row?.profile.birthday || null,
    idNumber: row ? (await standing(context, row, 'idNumber')) || null : null,
  }
}
