import { describe, expect, test } from 'vitest'
import { isSameName } from '../../../../contract/shared/person-name.ts'
import { matchNames } from './name-match.ts'

describe('whose name the bank says (domain/economy.md §7.3)', () => {
  test.each([
    ['สมชาย ใจดี', 'สมชาย ใจดี'],
    ['นาย สมชาย ใจดี', 'สมชาย ใจดี'],
    ['นายสมชาย ใจดี', 'สมชาย  ใจดี'],
    ['น.ส. นภา สวรรค์ใจ', 'นางสาวนภา สวรรค์ใจ'],
    ['MR. SOMCHAI JAIDEE', 'Somchai Jaidee'],
    ['Ms Napa Sawanjai', 'napa sawanjai'],
    ['สมชาย ใ***', 'สมชาย ใจดี'],
    ['นาย สมชาย ใจxxx', 'สมชาย ใจดี'],
    ['SOMCHAI J***', 'Somchai Jaidee'],
  ])('“%s” is “%s”', (payer, holder) => {
    expect(matchNames(payer, holder)).toBe('MATCH')
  })

  test.each([
    ['สมหญิง ใจดี', 'สมชาย ใจดี'],
    ['สมชาย ร***', 'สมชาย ใจดี'],
    ['สม***', 'สมชาย ใจดี'],
    ['***', 'สมชาย ใจดี'],
    ['สมชาย', 'สมชาย ใจดี'],
    ['Mrinal Sen', 'Inal Sen'],
    ['Somchai Max', 'Somchai Maxwell'],
    ['สมชาย ใจดี A', 'สมชาย ใจดี B'],
  ])('“%s” is not “%s”', (payer, holder) => {
    expect(matchNames(payer, holder)).not.toBe('MATCH')
  })

  test('Thai compared with Latin letters is left to a person', () => {
    expect(matchNames('SOMCHAI JAIDEE', 'สมชาย ใจดี')).toBe('UNCLEAR')
    expect(matchNames('', 'สมชาย ใจดี')).toBe('UNCLEAR')
  })

  test('a bank account has the payee name except for title, spaces, dots and case', () => {
    expect(isSameName('นาย สมชาย ใจดี', 'สมชาย ใจดี')).toBe(true)
    expect(isSameName('Somchai J. Dee', 'somchai j dee')).toBe(true)
    expect(isSameName('สมชาย ใจด', 'สมชาย ใจดี')).toBe(false)
    expect(isSameName('นาย', '')).toBe(false)
  })
})
