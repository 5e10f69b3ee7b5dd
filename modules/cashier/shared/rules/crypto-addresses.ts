/** Addresses of TRON (TRC20) and of Ethereum and BNB chain (ERC20, BEP20): their format. */
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { createBase58check } from '@scure/base'
import type { CryptoChannel } from '../../../../contract/shared/cashier-channels.ts'

const TRON_LENGTH = 34
/** The prefix and the hash of the key; the text has four more bytes of checksum. */
const TRON_BYTES = 21
const TRON_PREFIX = 0x41
const base58check = createBase58check(sha256)

/** Whether its checksum is right; an Ethereum address in one case only has none. */
export function isAddress(channel: CryptoChannel, address: string): boolean {
  return channel === 'USDT_TRC20' ? isTronAddress(address) : isEvmAddress(address)
}

/** The form for comparison: the case of Ethereum's letters is only a checksum. */
export function tidyAddress(channel: CryptoChannel, address: string): string {
  return channel === 'USDT_TRC20' ? address : address.toLowerCase()
}

/** The form of wallets: Ethereum's with the checksum in the case of its letters. */
export function shownAddress(channel: CryptoChannel, address: string): string {
  return channel === 'USDT_TRC20' ? address : withCaseChecksum(address.slice(2).toLowerCase())
}

/** Its first and last characters, enough to distinguish one's own addresses: TGx8fQ…9hWk2M. */
export function maskAddress(channel: CryptoChannel, address: string): string {
  const shown = shownAddress(channel, address)
  return `${shown.slice(0, 6)}…${shown.slice(-6)}`
}

function isTronAddress(address: string): boolean {
  if (address.length !== TRON_LENGTH) return false
  try {
    const payload = base58check.decode(address)
    return payload.length === TRON_BYTES && payload[0] === TRON_PREFIX
  } catch {
    return false
  }
}

function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  return (
    digits === digits.toLowerCase() ||
    digits === digits.toUpperCase() ||
    address === withCaseChecksum(digits.toLowerCase())
  )
}

/** A letter is upper case if the hash of the lower-case address has a digit of 8 or more at its place. */
function withCaseChecksum(digits: string): string {
  const hash = Buffer.from(keccak_256(Buffer.from(digits, 'ascii'))).toString('hex')
  return `0x${[...digits].map((digit, place) => (hash[place]! >= '8' ? digit.toUpperCase() : digit)).join('')}`
}
