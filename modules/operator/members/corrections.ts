/**
 * Correcting a member's details. Whom money is paid to, the name and the bank accounts, is changed by two
 * people; the rest by one. Every correction has a reason, is reported to the member and is audited.
 */
import type { CorrectedField } from '../../../contract/shared/correction-words.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import {
  checkAccountCorrection,
  renameHolder,
  replaceAccount,
  type AccountCorrection,
} from '../../cashier/index.ts'
import { applyCorrection, checkCorrection, usernameOf, type Correction } from '../../identity/index.ts'
import { sendMessage } from '../../messaging/index.ts'
import { defineProposal, type AnyProposalKind } from '../../system/index.ts'
import { correctionTexts, type ToldField } from './locales/corrections.ts'
import { maskAccountNo, maskCitizenNumber, maskEmail, maskMobile } from './rules/mask.ts'

const WAITS_HOURS = 7 * 24

export const nameProposal = defineProposal<{ memberId: string; value: string }>({
  name: 'member.name',
  ability: 'members.correct',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload, reason, requestedByName }) => {
    await carryOut(context, await checkCorrection(context, { ...payload, field: 'payeeName' }), {
      reason,
      askedBy: requestedByName,
    })
  },
})

export const bankAccountProposal = defineProposal<Omit<AccountCorrection, 'merchantId'>>({
  name: 'member.bankAccount',
  ability: 'members.correct',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload, reason, requestedByName }) => {
    const { tx, merchant, now } = context
    const asked = { ...payload, merchantId: merchant.id }
    const { before } = await checkAccountCorrection(tx, asked)
    const { usableFrom, bankCode, accountNo } = await replaceAccount(tx, { ...asked, now })
    await context.audit('member.correct', `member:${payload.memberId}`, {
      username: await usernameOf(tx, payload.memberId),
      field: 'bankAccount',
      reason,
      askedBy: requestedByName,
      usableFrom,
      before: `${before.bankCode} ${maskAccountNo(before.accountNo)}`,
      after: `${bankCode} ${maskAccountNo(accountNo)}`,
    })
    await tell(context, payload.memberId, 'bankAccount')
  },
})

export const proposalKinds: readonly AnyProposalKind[] = [nameProposal, bankAccountProposal]

/** Writes a checked correction, with its audit row and the member's message. */
export async function carryOut(
  context: CallContext,
  correction: Correction,
  why: { reason: string; askedBy?: string },
): Promise<void> {
  const { tx, merchant, now } = context
  const { memberId, field, value, before, row } = correction
  await applyCorrection(context, correction)
  if (field === 'payeeName')
    await renameHolder(tx, { merchantId: merchant.id, memberId, holderName: value, now })
  await context.audit('member.correct', `member:${memberId}`, {
    username: row.username,
    field,
    ...why,
    before: forLog(field, before),
    after: forLog(field, value),
  })
  await tell(context, memberId, field)
}

/** More people read the audit log than may contact members. */
function forLog(field: CorrectedField, value: string): string {
  if (field === 'mobile') return value && maskMobile(value)
  if (field === 'email') return value && maskEmail(value)
  return field === 'idNumber' ? value && maskCitizenNumber(value) : value
}

async function tell({ tx, merchant }: CallContext, memberId: string, field: ToldField): Promise<void> {
  await sendMessage(tx, {
    merchantId: merchant.id,
    memberId,
    category: 'SECURITY',
    link: '/member?page=securityCenter',
    key: `correction:${newId()}`,
    ...correctionTexts(field),
  })
}
