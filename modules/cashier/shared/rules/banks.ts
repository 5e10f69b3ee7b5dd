/**
 * Thai banks by their Bank of Thailand codes with the format of their account numbers (domain/economy.md
 * §7.2).
 */
import { thaiMoney } from '../../../../contract/shared/cashier-channels.ts'

export interface Bank {
  /** Abbreviation, the code a bank account is bound with. */
  readonly bankCode: string
  readonly botCode: string
  readonly accountLengths: readonly number[]
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const banks: readonly Bank[] = [
  { bankCode: 'BBL', botCode: '002', accountLengths: [10] },
  { bankCode: 'KBANK', botCode: '004', accountLengths: [10] },
  { bankCode: 'KTB', botCode: '006', accountLengths: [10] },
  { bankCode: 'TTB', botCode: '011', accountLengths: [10] },
  { bankCode: 'SCB', botCode: '014', accountLengths: [10] },
  { bankCode: 'CITI', botCode: '017', accountLengths: [10] },
  { bankCode: 'SMBC', botCode: '018', accountLengths: [10] },
  { bankCode: 'SCBT', botCode: '020', accountLengths: [10, 11] },
  { bankCode: 'CIMBT', botCode: '022', accountLengths: [10] },
  { bankCode: 'UOBT', botCode: '024', accountLengths: [10] },
  { bankCode: 'BAY', botCode: '025', accountLengths: [10] },
  { bankCode: 'GSB', botCode: '030', accountLengths: [12, 15] },
  { bankCode: 'HSBC', botCode: '031', accountLengths: [12] },
  { bankCode: 'GHB', botCode: '033', accountLengths: [12] },
  { bankCode: 'BAAC', botCode: '034', accountLengths: [12] },
  { bankCode: 'EXIM', botCode: '035', accountLengths: range(10, 15) },
  { bankCode: 'MHCB', botCode: '039', accountLengths: [10] },
  { bankCode: 'BNP', botCode: '045', accountLengths: [10] },
  { bankCode: 'BOCT', botCode: '052', accountLengths: range(10, 15) },
  { bankCode: 'IBANK', botCode: '066', accountLengths: [10] },
  { bankCode: 'TISCO', botCode: '067', accountLengths: [14] },
  { bankCode: 'KKP', botCode: '069', accountLengths: [10, 14] },
  { bankCode: 'ICBCT', botCode: '070', accountLengths: range(10, 14) },
  { bankCode: 'TCRB', botCode: '071', accountLengths: range(10, 14) },
  { bankCode: 'LHB', botCode: '073', accountLengths: [10] },
  { bankCode: 'SME', botCode: '098', accountLengths: range(10, 15) },
]

/** The banks that a house of this currency pays its members at: all of them move baht. */
export const banksPaying = (currency: string): readonly Bank[] =>
  currency === thaiMoney.currency ? banks : []

const byCode = new Map(
  banks.flatMap(
    (bank) =>
      [
        [bank.bankCode, bank],
        [bank.botCode, bank],
      ] as const,
  ),
)

/** A bank by its abbreviation in any case or by its Bank of Thailand code. */
export function bankOf(code: string): Bank | undefined {
  return byCode.get(code.toUpperCase())
}

/** The expression an account number of the bank must match. */
export function accountPatternOf(bank: Bank): string {
  return `^(${bank.accountLengths.map((length) => `[0-9]{${length}}`).join('|')})$`
}

/** An account number as stored: without spaces and hyphens. */
export function tidyAccountNo(accountNo: string): string {
  return accountNo.replaceAll(/[\s-]/g, '')
}

export function isAccountNo(bank: Bank, accountNo: string): boolean {
  return new RegExp(accountPatternOf(bank)).test(accountNo)
}

/**
 * The rule that a number of the wrong length breaks: the bank's name and how many digits its numbers have.
 */
export function accountNoFault(
  { accountLengths }: Bank,
  name: string,
): { rule: string; params: readonly string[] } {
  const [least, most] = [accountLengths[0]!, accountLengths.at(-1)!]
  if (least === most) return { rule: 'bankAccountDigits', params: [name, String(least)] }
  // A gap between the lengths means that only its two ends are accepted.
  const isRange = accountLengths.length === most - least + 1 && accountLengths.length > 2
  return {
    rule: isRange ? 'bankAccountDigitsRange' : 'bankAccountDigitsEither',
    params: [name, String(least), String(most)],
  }
}

/** "1000004821" → "••••••4821". */
export function maskAccountNo(accountNo: string): string {
  return '•'.repeat(Math.max(0, accountNo.length - 4)) + accountNo.slice(-4)
}
