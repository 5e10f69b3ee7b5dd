/**
 * Slips of bank transfers (domain/economy.md §7.1): the picture is re-encoded and stored, its small code
 * read, its reference used once for ever. A slip proves a reference, never receipt: it credits nothing.
 */
import { refuse } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { FILES_PREFIX, keepImages } from '../../../platform/files.ts'
import { settingOf } from '../../system/index.ts'
import { flagMember } from '../compliance/flags.ts'
import { amlScores } from '../compliance/rules/aml-kinds.ts'
import { bankTransferSettings } from '../settings/channels.ts'
import { amlSettings } from '../settings/compliance.ts'
import { moveDeposit } from './deposit-states.ts'
import { openDepositStates } from '../shared/rules/states.ts'
import type { SlipCode } from './rules/slip-code.ts'
import { readSlipPicture } from './slip-picture.ts'
import { extendDeposit } from './store/usdt-deposits.ts'
import { lockDeposit, readDepositOf } from './store/deposits.ts'
import type { Deposit } from './store/deposit-rows.ts'
import { insertFlag } from '../compliance/store/aml.ts'
import { depositBySlip, isReferencePaid, keepSlip, type Slip } from './store/slips.ts'
import { shownState } from './views.ts'

const SLIP_PURPOSE = 'deposit-slip'
const SLIP_READERS = 'deposits.read'

/**
 * Stores the slip of the request for a bank transfer of this member. Errors: DEPOSIT_NOT_FOUND, DEPOSIT_STATE
 * if it is not a transfer or has ended, UPLOAD_INVALID, DEPOSIT_SLIP_USED if the transfer was shown or
 * counted before.
 */
export async function takeSlip(
  context: CallContext,
  depositId: string,
): Promise<{ deposit: Deposit; slip: Slip }> {
  const { tx, merchant, actor, now, uploads } = context
  if (uploads.length !== 1) refuse('UPLOAD_INVALID')
  checkSlipFor(await readDepositOf(tx, { merchantId: merchant.id, memberId: actor.accountId }, depositId))
  const [file] = await keepImages(context, uploads, SLIP_PURPOSE, {
    ownerId: actor.accountId,
    ability: SLIP_READERS,
  })
  const code = await readSlipPicture(uploads[0]!.bytes)
  // Reading a picture takes time; only from here on are bank reports for the deposit delayed.
  const deposit = checkSlipFor(await lockDeposit(tx, merchant.id, depositId))
  if (code && (await isReferencePaid(tx, merchant.id, code.transRef, depositId)))
    await refuseUsed(context, depositId, code, file!.sourceHash)
  const slip: Slip = {
    slipId: newId(now.getTime()),
    depositId,
    fileName: file!.name,
    imageHash: file!.sourceHash,
    sendingBank: code?.sendingBank ?? null,
    transRef: code?.transRef ?? null,
    isRepeated: file!.isSeenBefore,
    uploadedAt: now,
  }
  if (!(await keepSlip(tx, { ...slip, merchantId: merchant.id, memberId: actor.accountId })))
    await refuseUsed(context, depositId, code!, file!.sourceHash)
  if (slip.isRepeated) await flagRepeated(context, slip)
  return { deposit: await moveOn(context, deposit, code, slip.isRepeated), slip }
}

function checkSlipFor(deposit: Deposit | undefined): Deposit {
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  if (deposit.channel !== 'BANK_TRANSFER' || !mayShowSlip(deposit)) refuse('DEPOSIT_STATE')
  return deposit
}

/** While the money may come, or if a person waits for it and nothing has arrived. */
function mayShowSlip(deposit: Deposit): boolean {
  return (
    openDepositStates.includes(deposit.state) ||
    deposit.state === 'EXPIRED' ||
    (deposit.state === 'REVIEW' && deposit.paidAmount === null)
  )
}

/**
 * A slip that was uploaded or counted for another deposit flags the member who uploads it again. The refusal
 * rolls this request back, so the flag has a commit of its own; uploading the same slip twice for one deposit
 * flags nobody.
 */
async function refuseUsed(
  { tx, merchant, actor, database }: CallContext,
  depositId: string,
  code: SlipCode,
  imageHash: string,
): Promise<never> {
  if ((await depositBySlip(tx, merchant.id, code.sendingBank, code.transRef)) !== depositId) {
    await insertFlag(database.aside, {
      flagId: newId(),
      merchantId: merchant.id,
      memberId: actor.accountId,
      kind: 'REPEATED_SLIP',
      score: amlScores.REPEATED_SLIP,
      reference: depositId,
      days: await settingOf(tx, merchant.id, amlSettings.flagDays),
      detail: { imageHash, sendingBank: code.sendingBank, transRef: code.transRef },
    })
  }
  refuse('DEPOSIT_SLIP_USED')
}

function flagRepeated({ tx, merchant, actor }: CallContext, slip: Slip): Promise<boolean> {
  return flagMember(tx, {
    merchantId: merchant.id,
    memberId: actor.accountId,
    kind: 'REPEATED_SLIP',
    score: amlScores.REPEATED_SLIP,
    reference: slip.depositId,
    detail: { imageHash: slip.imageHash },
  })
}

/**
 * A readable slip gives the bank more time to report; any other, or a late one, is for a person to decide.
 */
async function moveOn(
  { tx, merchant, actor, now }: CallContext,
  deposit: Deposit,
  code: SlipCode | undefined,
  isRepeated: boolean,
): Promise<Deposit> {
  if (deposit.state === 'REVIEW') return deposit
  const mover = { actor: actor.claims.account, now }
  const isOver = shownState(deposit, now) === 'EXPIRED'
  if (code && !isRepeated && !isOver) {
    const minutes = await settingOf(tx, merchant.id, bankTransferSettings.slipWaitMinutes)
    await extendDeposit(tx, deposit.depositId, new Date(now.getTime() + minutes * 60_000))
    return deposit
  }
  const ended =
    isOver && deposit.state !== 'EXPIRED'
      ? (await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now }))!
      : deposit
  return (await moveDeposit(tx, ended, 'REVIEW', { reviewReason: 'SLIP' }, mover))!
}

export function slipView(slip: Slip) {
  return {
    uploadedAt: slip.uploadedAt,
    url: FILES_PREFIX + slip.fileName,
    sendingBank: slip.sendingBank,
    transRef: slip.transRef,
  }
}
