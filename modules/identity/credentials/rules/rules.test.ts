import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword, makeCommonPasswords } from '../../../../contract/shared/common-passwords.ts'
import { maskMobile, rangeOf, toE164 } from '../../accounts/rules/mobile.ts'
import { passwordFault } from './password.ts'
import { paymentPasswordFault } from './payment-password.ts'
import { ageOn, initialsOf, isCitizenNumber, tidyName } from '../../accounts/rules/personal.ts'
import { isReservedUsername, normaliseUsername } from '../../accounts/rules/username.ts'

test('numbers of each country become E.164 or nothing', () => {
  const table: [string, string | undefined, string | undefined][] = [
    ['0812345678', '66', '+66812345678'],
    ['812345678', '+66', '+66812345678'],
    ['081-234-5678', undefined, '+66812345678'],
    ['+66 81 234 5678', '66', '+66812345678'],
    ['0066812345678', '66', '+66812345678'],
    ['66812345678', '66', '+66812345678'],
    ['021234567', '66', undefined],
    ['0512345678', '66', undefined],
    ['08123456789', '66', undefined],
    ['+85291234567', '66', undefined],
    ['๐๘๑๒๓๔๕๖๗๘', '66', undefined],
    ['', '66', undefined],
    ['+', '66', undefined],
    ['0812345678x', '66', undefined],
    ['2012345678', '856', '+8562012345678'],
    ['012345678', '855', '+85512345678'],
    ['0912345678', '95', '+95912345678'],
    ['0912345678', '84', '+84912345678'],
    ['0123456789', '60', '+60123456789'],
    ['91234567', '65', '+6591234567'],
    ['09123456789', '63', '+639123456789'],
    ['081234567890', '62', '+6281234567890'],
    ['13912345678', '86', '+8613912345678'],
    ['91234567', '852', '+85291234567'],
    ['61234567', '853', '+85361234567'],
    ['612345678', '33', '+33612345678'],
    ['12345', '33', undefined],
  ]
  for (const [number, code, expected] of table)
    expect([number, code, toE164(number, code)]).toEqual([number, code, expected])
})

test('whatever is typed, the result is E.164 or nothing, and typing the result again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('66', '+66', '852', '1', ''), (number, code) => {
      const made = toE164(number, code)
      if (made === undefined) return
      expect(made).toMatch(/^\+[1-9][0-9]{5,14}$/)
      expect(toE164(made, code)).toBe(made)
    }),
  )
})

test('a masked number shows its ends, a range its beginning', () => {
  expect([maskMobile('+66812345678'), rangeOf('+66812345678')]).toEqual(['+6681•••5678', '+6681234'])
})

test('reserved names are refused, in any case and with digits', () => {
  for (const name of ['admin', 'Admin', 'admin1', 'support007', 'system', 'agent', 'operator9', 'sala'])
    expect([name, isReservedUsername(normaliseUsername(name))]).toEqual([name, true])
  for (const name of ['adminton', 'member99', 'somchai', 'agents', 'rooted'])
    expect([name, isReservedUsername(name)]).toEqual([name, false])
})

test('ten thousand common passwords are known, each long enough to be one', () => {
  const made = makeCommonPasswords()
  expect(made).toHaveLength(10_000)
  expect(new Set(made).size).toBe(10_000)
  expect(made.every((password) => password.length >= 8)).toBe(true)
  for (const password of [
    'password',
    'Password1',
    '12345678',
    'QWERTYUIOP',
    '1q2w3e4r',
    'iloveyou',
    'sunshine',
    '11111111',
    'thailand1',
    '01012540',
  ])
    expect([password, isCommonPassword(password)]).toEqual([password, true])
  expect(isCommonPassword('Sala-demo-2026')).toBe(false)
})

test('a password is not the name, the number, the initial one', () => {
  const facts = {
    username: 'somchai',
    mobile: '+66812345678',
    initialPassword: '246802',
    isCommon: (password: string) => password === 'common12',
  }
  const faults = [
    'SOMCHAI',
    '0812345678',
    '66812345678',
    '812345678',
    'common12',
    '246802',
    'something-else',
  ].map((password) => passwordFault(password, facts))
  expect(faults).toEqual([
    'passwordSame',
    'passwordSame',
    'passwordSame',
    'passwordSame',
    'passwordCommon',
    'passwordCommon',
    undefined,
  ])
})

test('of a million payment passwords few are refused, and no run or repeat is accepted', () => {
  const refused = Array.from({ length: 1_000_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (digits) => paymentPasswordFault(digits, { mobile: null, birthday: null }),
  )
  expect(refused).toHaveLength(30)
  expect(refused).toEqual(
    expect.arrayContaining(['000000', '999999', '012345', '901234', '543210', '210987']),
  )
})

test('ages are counted by the day', () => {
  expect(ageOn('2000-11-21', '2021-11-20')).toBe(20)
  expect(ageOn('2000-11-21', '2021-11-21')).toBe(21)
  expect(ageOn('2000-02-29', '2021-02-28')).toBe(20)
  expect(ageOn('2001-02-29', '2021-03-01')).toBe(undefined)
  expect(ageOn('0001-01-01', '2021-03-01')).toBe(undefined)
  expect(ageOn('2030-01-01', '2021-03-01')).toBe(undefined)
})

test('a citizen number has a check digit', () => {
  expect(isCitizenNumber('1101700207030')).toBe(true)
  for (let digit = 0; digit <= 9; digit++) expect(isCitizenNumber(`110170020703${digit}`)).toBe(digit === 0)
})

test('names are tidied and give initials', () => {
  expect(tidyName('  สมชาย \t ใจดี ')).toBe('สมชาย ใจดี')
  expect([initialsOf('มะลิ'), initialsOf('เอก'), initialsOf('somchai'), initialsOf('_')]).toEqual([
    'มล',
    'อก',
    'SO',
    '?',
  ])
})
