/** Payout accounts as people read them: numbers of banks, and addresses on chains. */
import { isCryptoCode } from '../../../../contract/shared/cashier-channels.ts'
import { maskAccountNo } from './banks.ts'
import { maskAddress, shownAddress } from './crypto-addresses.ts'

interface Place {
  readonly bankCode: string
  readonly accountNo: string
}

/** For its owner: the last digits of a number, both ends of an address. */
export function maskPlace({ bankCode, accountNo }: Place): string {
  return isCryptoCode(bankCode) ? maskAddress(bankCode, accountNo) : maskAccountNo(accountNo)
}

/** In full, for paying to it. */
export function wholePlace({ bankCode, accountNo }: Place): string {
  return isCryptoCode(bankCode) ? shownAddress(bankCode, accountNo) : accountNo
}
