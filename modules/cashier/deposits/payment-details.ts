/**
 * What a payer needs to know of a deposit: the code, the receiving account, or the address with the progress
 * of a transfer.
 */
import { isCrypto, networkOf } from '../../../contract/shared/cashier-channels.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { accountOfReceiver } from '../channels/bank-transfer.ts'
import { rateFeedKey } from '../channels/ports.ts'
import { readChannelRules } from '../channels/channel-rules.ts'
import { confirmationsNeeded } from '../channels/usdt.ts'
import { maskAccountNo } from '../shared/rules/banks.ts'
import { openDepositStates } from '../shared/rules/states.ts'
import { rateAfterSpread, rateText } from '../channels/rules/usdt.ts'
import { bankNameOf } from '../shared/rules/bank-names.ts'
import { readBankAccount } from '../shared/store/bank-accounts.ts'
import { readCryptoPaymentsOf } from '../channels/store/crypto.ts'
import type { Deposit } from './store/deposit-rows.ts'
import { shownState } from './views.ts'

type Asker = Pick<CallContext, 'tx' | 'use' | 'now' | 'language'>

/** Where to pay is shown only while money may still be sent there. */
export async function paymentDetails(context: Asker, deposit: Deposit) {
  const isOpen = openDepositStates.includes(shownState(deposit, context.now))
  return {
    qrText: isOpen ? deposit.codeText : null,
    receiverName: deposit.receiverName,
    transfer: isOpen && deposit.channel === 'BANK_TRANSFER' ? await transferDetails(context, deposit) : null,
    crypto: await cryptoDetails(context, deposit),
  }
}

async function transferDetails({ tx, language }: Asker, deposit: Deposit) {
  const { bankCode, accountNo } = accountOfReceiver(deposit.receiver)
  const source = deposit.sourceAccountId
    ? await readBankAccount(
        tx,
        { merchantId: deposit.merchantId, memberId: deposit.memberId },
        deposit.sourceAccountId,
      )
    : undefined
  return {
    bankCode,
    bankName: bankNameOf(bankCode, language),
    accountNo,
    holderName: deposit.receiverName,
    sourceAccount: source ? { bankCode: source.bankCode, accountNo: maskAccountNo(source.accountNo) } : null,
  }
}

async function cryptoDetails(context: Asker, deposit: Deposit) {
  const { tx } = context
  if (!isCrypto(deposit.channel)) return null
  const payment = (await readCryptoPaymentsOf(tx, [deposit.depositId])).get(deposit.depositId)
  const rules = await readChannelRules(tx, deposit.merchantId)
  const rate =
    payment?.rate ??
    rateAfterSpread(await context.use(rateFeedKey).midRate(tx, deposit.merchantId), rules.spreadBasisPoints)
  return {
    network: networkOf(deposit.channel),
    address: deposit.receiver,
    payAmount: deposit.cryptoAmount ?? 0n,
    rate: rateText(rate),
    isRateFixed: payment?.rate !== undefined && payment.rate !== null,
    paidAmount: payment?.amount ?? null,
    txHash: payment?.txHash ?? null,
    confirmations: payment?.confirmations ?? 0,
    confirmationsNeeded: payment?.confirmationsNeeded ?? confirmationsNeeded(rules, deposit.channel),
  }
}
