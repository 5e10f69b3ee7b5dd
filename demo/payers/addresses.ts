/** Addresses of the demo’s wallets: of the right form, so every wallet reads them. Nobody holds their keys. */
import { createHash } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, createBase58check } from '@scure/base'
import type { CryptoChannel } from '../../contract/shared/cashier-channels.ts'
import { shownAddress, type AddressSource } from '../../modules/cashier/index.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_LENGTH = 34
/** The prefix and the hash of the key; the text carries four more bytes of checksum. */
const TRON_BYTES = 21
const EVM_DIGITS = 40
/** Every address of the demo begins so. */
const DEMO_TRON = 'TDEMo'
const DEMO_EVM = 'de30'

const base58check = createBase58check(sha256)

/** The same address for the same seed, for ever. */
export function demoAddress(channel: CryptoChannel, seed: string): string {
  const noise = createHash('sha512').update(`${channel}\n${seed}`).digest()
  if (channel !== 'USDT_TRC20')
    return shownAddress(
      channel,
      `0x${DEMO_EVM}${noise.toString('hex').slice(0, EVM_DIGITS - DEMO_EVM.length)}`,
    )
  const letters = [...noise]
    .slice(0, TRON_LENGTH - DEMO_TRON.length)
    .map((byte) => ALPHABET[byte % 58]!)
    .join('')
  return base58check.encode(base58.decode(DEMO_TRON + letters).subarray(0, TRON_BYTES))
}

export const demoAddresses: AddressSource = {
  addressFor: async (channel, { merchantId, memberId }) => demoAddress(channel, `${merchantId}\n${memberId}`),
}
