/** Which numbers can be accounts of the merchant (domain/economy.md §7.1, §7.2). */
import type { ReceiverChannel } from '../../../../contract/shared/receiver-words.ts'
import { accountNoFault, bankOf, isAccountNo, tidyAccountNo } from '../../shared/rules/banks.ts'

export interface AskedReceiver {
  readonly channel: ReceiverChannel
  readonly bankCode: string | null
  readonly accountNo: string
  /** The bank account that a PromptPay id pays into, if it was given. */
  readonly settlesBank: string | null
  readonly settlesAccountNo: string | null
}

/** The numbers as they are stored. `receiver` is what a deposit names. */
export interface TidyReceiver {
  readonly receiver: string
  readonly bankCode: string | null
  readonly accountNo: string
  readonly settlesTo: string | null
}

type Field = 'bankCode' | 'accountNo' | 'settlesBank' | 'settlesAccountNo'
export interface ReceiverFault {
  readonly field: Field
  readonly rule: string
}

/** Σ digit × (14 − place) of the first twelve, then (11 − Σ mod 11) mod 10: the last digit of a Thai id. */
export function hasCheckDigit(id: string): boolean {
  if (!/^[0-9]{13}$/.test(id)) return false
  const sum = [...id.slice(0, 12)].reduce(
    (total, digit, index) => total + (digit.charCodeAt(0) - 48) * (13 - index),
    0,
  )
  return (11 - (sum % 11)) % 10 === id.charCodeAt(12) - 48
}

const isMobile = (id: string) => /^0[689][0-9]{8}$/.test(id)

/** A mobile number, a national or tax id with its check digit, or an e-wallet id of 15 digits. */
export function isPromptPayId(id: string): boolean {
  return isMobile(id) || hasCheckDigit(id) || /^[0-9]{15}$/.test(id)
}

/** The account as it is stored, or what is wrong with it, by field. */
export function judgeReceiver(asked: AskedReceiver): TidyReceiver | readonly ReceiverFault[] {
  const accountNo = tidyAccountNo(asked.accountNo)
  if (asked.channel === 'BANK_TRANSFER') {
    const bank = bankOf(asked.bankCode ?? '')
    if (!bank) return [{ field: 'bankCode', rule: 'enum' }]
    if (!isAccountNo(bank, accountNo)) return [{ field: 'accountNo', ...accountNoFault(bank, bank.bankCode) }]
    return { receiver: `${bank.bankCode}:${accountNo}`, bankCode: bank.bankCode, accountNo, settlesTo: null }
  }
  if (asked.channel === 'TRUEMONEY') {
    return isMobile(accountNo)
      ? { receiver: accountNo, bankCode: null, accountNo, settlesTo: null }
      : [{ field: 'accountNo', rule: 'walletNumber' }]
  }
  if (!isPromptPayId(accountNo)) return [{ field: 'accountNo', rule: 'promptPayId' }]
  if (!asked.settlesBank && !asked.settlesAccountNo)
    return { receiver: accountNo, bankCode: null, accountNo, settlesTo: null }
  const bank = bankOf(asked.settlesBank ?? '')
  if (!bank) return [{ field: 'settlesBank', rule: 'enum' }]
  const settlesNo = tidyAccountNo(asked.settlesAccountNo ?? '')
  if (!isAccountNo(bank, settlesNo))
    return [{ field: 'settlesAccountNo', ...accountNoFault(bank, bank.bankCode) }]
  return { receiver: accountNo, bankCode: null, accountNo, settlesTo: `${bank.bankCode}:${settlesNo}` }
}

/**
 * Of a format that a QR code can contain, even if no bank knows it: the demo's id has a wrong check digit on
 * purpose.
 */
export function canBeScanned(id: string): boolean {
  return /^(0[0-9]{9}|[0-9]{13}|[0-9]{15})$/.test(id)
}
