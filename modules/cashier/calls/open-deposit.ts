import { randomInt } from 'node:crypto'
import { openDeposit, openDepositSchemas } from '../../../contract/player/cashier/open-deposit.ts'
import { refuse, refuseFields } from '../../../contract/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { handle, type CallContext } from '../../../platform/calls.ts'
import { accountOf } from '../../identity/index.ts'
import { settingsOf } from '../../system/index.ts'
import { promptPay } from '../channels/promptpay.ts'
import { moveDeposit, tellDeposit } from '../moves.ts'
import { checkVerification } from '../kyc-gate.ts'
import { isDepositPaused, payableCandidates } from '../rules/deposit-rules.ts'
import { bahtText } from '../rules/texts.ts'
import { depositSettings } from '../settings.ts'
import { insertDeposit, lockOpening, readAmountsInUse, readDepositPace, type Deposit } from '../store/deposits.ts'

type Rules = Awaited<ReturnType<typeof settingsOf<typeof depositSettings>>>

export const handleOpenDeposit = handle(openDeposit, openDepositSchemas, async (context, { body }) => {
  const { tx, merchant, actor, now } = context
  // No offer can be taken with a deposit yet, so any that is named is not one of ours.
  if (body.promotionId !== undefined) refuseFields([{ field: 'promotionId', rule: 'enum' }])
  const rules = await settingsOf(tx, merchant.id, depositSettings)
  const asked = BigInt(body.amount)
  if (asked < rules.minAmount || asked > rules.maxAmount) refuse('DEPOSIT_LIMIT', bahtText(rules.minAmount), bahtText(rules.maxAmount))
  await lockOpening(tx, actor.accountId)
  await checkMember(context, rules, asked)
  const created = await create(context, rules, asked)
  const mover = { actor: actor.claims.account, now }
  await tellDeposit(tx, created, mover)
  const waiting = (await moveDeposit(tx, created, 'PENDING_MATCH', {}, mover))!
  return {
    intentId: waiting.depositId, payableAmount: waiting.payableAmount, currency: waiting.currency, qrText: waiting.codeText!, expiresAt: waiting.expiresAt, state: waiting.state,
  }
})

async function checkMember({ tx, merchant, actor, now }: CallContext, rules: Rules, asked: bigint): Promise<void> {
  const account = await accountOf(tx, { merchantId: merchant.id, accountId: actor.accountId })
  if (!account || account.state !== 'ACTIVE') refuse('AUTH_DISABLED')
  if (isDepositPaused(await readDepositPace(tx, actor.accountId, now), rules, now)) refuse('DEPOSIT_TOO_MANY')
  await checkVerification(tx, { merchantId: merchant.id, memberId: actor.accountId, kycLevel: account.kycLevel }, asked, now)
}

/** Takes the first receiver and satang that are free; the unique index decides where two want the same at once. */
async function create({ tx, merchant, actor, now }: CallContext, rules: Rules, asked: bigint): Promise<Deposit> {
  const depositId = newId(now.getTime())
  for (const receiver of rules.receivers) {
    const { open, lately } = await readAmountsInUse(tx, { merchantId: merchant.id, receiver, asked, now })
    for (const payableAmount of payableCandidates(asked, open, lately, shuffled)) {
      const deposit: Deposit = {
        depositId, merchantId: merchant.id, memberId: actor.accountId, channel: promptPay.code, receiver, askedAmount: asked, payableAmount, creditedAmount: 0n,
        currency: merchant.currency, state: 'CREATED', reviewReason: null, codeText: promptPay.codeText(receiver, payableAmount), paidAmount: null, payerName: null,
        bankReference: null, remark: null, createdAt: now, expiresAt: new Date(now.getTime() + rules.expiryMinutes * 60_000), changedAt: now,
      }
      if (await insertDeposit(tx, deposit)) return deposit
    }
  }
  // Every satang of this amount is taken until some deposits end.
  throw new Refusal('COMMON_BUSY', { retryAfterS: 30 })
}

function shuffled(amounts: bigint[]): bigint[] {
  const mixed = [...amounts]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
