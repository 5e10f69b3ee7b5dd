import { keccak_256 } from '@noble/hashes/sha3.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cryptoChannels } from '../../../../contract/shared/cashier-channels.ts'
import { demoAddress } from '../../../../demo/payers/addresses.ts'
import { isAddress } from './crypto-addresses.ts'

test('the hash of Ethereum agrees with its published values', () => {
  expect(Buffer.from(keccak_256(Buffer.from(''))).toString('hex')).toBe(
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470',
  )
  expect(Buffer.from(keccak_256(Buffer.from('abc'))).toString('hex')).toBe(
    '4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45',
  )
  expect(Buffer.from(keccak_256(Buffer.from('testing'))).toString('hex')).toBe(
    '5f16f4c7f149ac4f9510d9cf8cf384038ad348b3bcdc01915f95de12df9d1b02',
  )
})

test.each([
  ['USDT_ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', true],
  ['USDT_BEP20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', true],
  ['USDT_ERC20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', true],
  ['USDT_ERC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', false],
  ['USDT_ERC20', '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['USDT_TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', true],
  ['USDT_TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', false],
  ['USDT_TRC20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', false],
  ['USDT_TRC20', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', false],
] as const)('%s %s: %s', (channel, address, isRight) => expect(isAddress(channel, address)).toBe(isRight))

test('an address of the demo is recognisable, and the same every time', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cryptoChannels), fc.string(), (channel, seed) => {
      const address = demoAddress(channel, seed)
      expect(isAddress(channel, address)).toBe(true)
      expect(address.toLowerCase()).toMatch(channel === 'USDT_TRC20' ? /^tdemo/ : /^0xde30/)
      expect(demoAddress(channel, seed)).toBe(address)
    }),
    { numRuns: 30 },
  )
})
