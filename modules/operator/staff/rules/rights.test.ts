import { expect, test } from 'vitest'
import { abilities, roleAbilities, roles } from '../../../../contract/operator/identity/abilities.ts'
import { hashRecoveryCode, isRecoveryCode, makeRecoveryCodes } from '../../../../platform/recovery-codes.ts'
import { approvalOf, isWidening } from './rights.ts'

test('a step towards owner widens, a step away from it does not', () => {
  expect(isWidening('viewer', 'finance')).toBe(true)
  expect(isWidening('support', 'owner')).toBe(true)
  for (const role of roles) expect(isWidening('owner', role)).toBe(false)
  for (const role of roles) expect(isWidening(role, role)).toBe(false)
})

test('a role that swaps one right for another widens', () => {
  expect(isWidening('finance', 'support')).toBe(true)
  expect(isWidening('support', 'finance')).toBe(true)
})

test('every role has only known abilities, and the owner all of them', () => {
  for (const role of roles) for (const ability of roleAbilities[role]) expect(abilities).toContain(ability)
  expect(new Set(roleAbilities.owner)).toEqual(new Set(abilities))
})

test.each([
  [{ mode: 'demo', activeOwners: 1, makesOwner: false }, 'ALONE'],
  [{ mode: 'demo', activeOwners: 2, makesOwner: false }, 'SECOND_OWNER'],
  [{ mode: 'live', activeOwners: 1, makesOwner: false }, 'REFUSED'],
  [{ mode: 'live', activeOwners: 1, makesOwner: true }, 'ALONE'],
  [{ mode: 'live', activeOwners: 2, makesOwner: true }, 'SECOND_OWNER'],
] as const)('%o is approved: %s', (change, approval) => {
  expect(approvalOf(change)).toBe(approval)
})

test('ten recovery codes are different, readable, and hash the same however they are typed', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    expect(isRecoveryCode(code)).toBe(true)
    expect(hashRecoveryCode(code.toLowerCase().replaceAll('-', ''))).toEqual(hashRecoveryCode(code))
  }
  expect(isRecoveryCode('123456')).toBe(false)
})
