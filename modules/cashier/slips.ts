/**
 * Slips of bank transfers (domain/economy.md §7.1): the picture is cleaned and kept, its small code read, its reference
 * taken once for ever. A slip proves a reference, never receipt: it credits nothing.
 */
import { refuse } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import { FILES_PREFIX, keepImages } from '../../platform/files.ts'
import { settingOf } from '../system/index.ts'
import { amlScores, flagMember } from './aml/index.ts'
import { bankTransferSettings } from './channel-settings.ts'
import { amlSettings } from './settings.ts'
import { moveDeposit } from './moves.ts'
import { openDepositStates } from './rules/states.ts'
import type { SlipCode } from './rules/slip-code.ts'
import { readSlipPicture } from './slip-picture.ts'
import { extendDeposit, lockDeposit, readDepositOf, type Deposit } from './store/deposits.ts'
import { insertFlag } from './store/aml.ts'
import { depositBySlip, isReferencePaid, keepSlip, type Slip } from './store/slips.ts'
import { shownState } from './views.ts'

const SLIP_PURPOSE = 'deposit-slip'
const SLIP_READERS = 'deposits.read'

/**
 * Takes in the slip of the request for a bank transfer of this member. Errors: DEPOSIT_NOT_FOUND, DEPOSIT_STATE where it
 * is no transfer or has ended, UPLOAD_INVALID, DEPOSIT_SLIP_USED where the transfer was shown or counted before.
 */
export async function takeSlip(context: CallContext, depositId: string): Promise<{ deposit: Deposit; slip: Slip }> {
  const { tx, merchant, actor, now, uploads } = context
  if (uploads.length !== 1) refuse('UPLOAD_INVALID')
  checkSlipFor(await readDepositOf(tx, { merchantId: merchant.id, memberId: actor.accountId }, depositId))
  const [file] = await keepImages(context, uploads, SLIP_PURPOSE, { ownerId: actor.accountId, ability: SLIP_READERS })
  const code = await readSlipPicture(uploads[0]!.bytes)
  // Looking at a picture takes its time; only from here on is the bank kept waiting.
  const deposit = checkSlipFor(await lockDeposit(tx, merchant.id, depositId))
  if (code && (await isReferencePaid(tx, merchant.id, code.transRef, depositId))) await refuseUsed(context, depositId, code, file!.sourceHash)
  const slip: Slip = {
    slipId: newId(now.getTime()), depositId, fileName: file!.name, imageHash: file!.sourceHash, sendingBank: code?.sendingBank ?? null, transRef: code?.transRef ?? null,
    isRepeated: file!.isSeenBefore, uploadedAt: now,
  }
  if (!(await keepSlip(tx, { ...slip, merchantId: merchant.id, memberId: actor.accountId }))) await refuseUsed(context, depositId, code!, file!.sourceHash)
  if (slip.isRepeated) await flagRepeated(context, slip)
  return { deposit: await moveOn(context, deposit, code, slip.isRepeated), slip }
}

function checkSlipFor(deposit: Deposit | undefined): Deposit {
  if (!deposit) refuse('DEPOSIT_NOT_FOUND')
  if (deposit.channel !== 'BANK_TRANSFER' || !mayShowSlip(deposit)) refuse('DEPOSIT_STATE')
  return deposit
}

/** While the money may come, or where a person waits for it and nothing has arrived. */
function mayShowSlip(deposit: Deposit): boolean {
  return openDepositStates.includes(deposit.state) || deposit.state === 'EXPIRED' || (deposit.state === 'REVIEW' && deposit.paidAmount === null)
}

/**
 * A transfer that was shown or counted for another deposit flags who shows it again. The refusal takes back what this
 * request did, so the flag has a commit of its own; showing the same slip twice for one deposit flags nobody.
 */
async function refuseUsed({ tx, merchant, actor, database }: CallContext, depositId: string, code: SlipCode, imageHash: string): Promise<never> {
  if ((await depositBySlip(tx, merchant.id, code.sendingBank, code.transRef)) !== depositId) {
    await insertFlag(database.aside, {
      flagId: newId(), merchantId: merchant.id, memberId: actor.accountId, kind: 'REPEATED_SLIP', score: amlScores.REPEATED_SLIP, reference: depositId,
      days: await settingOf(tx, merchant.id, amlSettings.flagDays), detail: { imageHash, sendingBank: code.sendingBank, transRef: code.transRef },
    })
  }
  refuse('DEPOSIT_SLIP_USED')
}

function flagRepeated({ tx, merchant, actor }: CallContext, slip: Slip): Promise<boolean> {
  return flagMember(tx, {
    merchantId: merchant.id, memberId: actor.accountId, kind: 'REPEATED_SLIP', score: amlScores.REPEATED_SLIP, reference: slip.depositId, detail: { imageHash: slip.imageHash },
  })
}

/** A readable slip gives the bank more time to speak; any other, or one that comes late, is for a person to look at. */
async function moveOn({ tx, merchant, actor, now }: CallContext, deposit: Deposit, code: SlipCode | undefined, isRepeated: boolean): Promise<Deposit> {
  if (deposit.state === 'REVIEW') return deposit
  const mover = { actor: actor.claims.account, now }
  const isOver = shownState(deposit, now) === 'EXPIRED'
  if (code && !isRepeated && !isOver) {
    const minutes = await settingOf(tx, merchant.id, bankTransferSettings.slipWaitMinutes)
    await extendDeposit(tx, deposit.depositId, new Date(now.getTime() + minutes * 60_000))
    return deposit
  }
  const ended = isOver && deposit.state !== 'EXPIRED' ? (await moveDeposit(tx, deposit, 'EXPIRED', {}, { actor: 'system', now }))! : deposit
  return (await moveDeposit(tx, ended, 'REVIEW', { reviewReason: 'SLIP' }, mover))!
}

export function slipView(slip: Slip) {
  return { uploadedAt: slip.uploadedAt, url: FILES_PREFIX + slip.fileName, sendingBank: slip.sendingBank, transRef: slip.transRef }
}
