/** Addresses of TRON (TRC20) and of Ethereum and BNB chain (ERC20, BEP20): their form, and the demo's own. */
import { createHash } from 'node:crypto'
import type { CryptoChannel } from '../../../contract/shared/cashier-channels.ts'
import { keccak256 } from './keccak.ts'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const TRON_LENGTH = 34
const TRON_BYTES = 25
const TRON_PREFIX = 0x41
/** Every address of the demo begins so; no key belongs to any of them. */
const DEMO_TRON = 'TDEMo'
const DEMO_EVM = 'de30'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

/** True where its own checksum agrees; an Ethereum address in one case alone carries none. */
export function isAddress(channel: CryptoChannel, address: string): boolean {
  return channel === 'USDT_TRC20' ? isTronAddress(address) : isEvmAddress(address)
}

/** As it is compared: the letters' case of Ethereum is a checksum only. */
export function tidyAddress(channel: CryptoChannel, address: string): string {
  return channel === 'USDT_TRC20' ? address : address.toLowerCase()
}

/** As wallets write it: Ethereum's with the checksum in its letters' case. */
export function shownAddress(channel: CryptoChannel, address: string): string {
  return channel === 'USDT_TRC20' ? address : withCaseChecksum(address.slice(2).toLowerCase())
}

/** Its ends, enough to tell one's own addresses apart: TGx8fQ…9hWk2M. */
export function maskAddress(channel: CryptoChannel, address: string): string {
  const shown = shownAddress(channel, address)
  return `${shown.slice(0, 6)}…${shown.slice(-6)}`
}

/** The same address for the same seed, for ever; of the right form, so that every wallet reads it. */
export function demoAddress(channel: CryptoChannel, seed: string): string {
  const noise = createHash('sha512').update(`${channel}\n${seed}`).digest()
  if (channel !== 'USDT_TRC20') return withCaseChecksum(DEMO_EVM + noise.toString('hex').slice(0, 40 - DEMO_EVM.length))
  const letters = [...noise].slice(0, TRON_LENGTH - DEMO_TRON.length).map((byte) => ALPHABET[byte % 58]!).join('')
  const payload = fromBase58(DEMO_TRON + letters)!.subarray(0, TRON_BYTES - 4)
  return toBase58(Buffer.concat([payload, checksumOf(payload)]))
}

function isTronAddress(address: string): boolean {
  const bytes = address.length === TRON_LENGTH ? fromBase58(address) : undefined
  return bytes !== undefined && bytes[0] === TRON_PREFIX && checksumOf(bytes.subarray(0, TRON_BYTES - 4)).equals(bytes.subarray(TRON_BYTES - 4))
}

function checksumOf(payload: Uint8Array): Buffer {
  return sha256(sha256(payload)).subarray(0, 4)
}

function fromBase58(text: string): Buffer | undefined {
  let value = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16).padStart(TRON_BYTES * 2, '0')
  return hex.length === TRON_BYTES * 2 ? Buffer.from(hex, 'hex') : undefined
}

function toBase58(bytes: Buffer): string {
  let text = ''
  for (let value = BigInt(`0x${bytes.toString('hex')}`); value > 0n; value /= 58n) text = ALPHABET[Number(value % 58n)] + text
  return text
}

function isEvmAddress(address: string): boolean {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address)) return false
  const digits = address.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || address === withCaseChecksum(digits.toLowerCase())
}

/** A letter is large where the hash of the small address has a digit of 8 or more in its place. */
function withCaseChecksum(digits: string): string {
  const hash = keccak256(Buffer.from(digits, 'ascii')).toString('hex')
  return `0x${[...digits].map((digit, place) => (hash[place]! >= '8' ? digit.toUpperCase() : digit)).join('')}`
}
