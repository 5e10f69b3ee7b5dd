import { expect, test } from 'vitest'
import { maskAccountNo, maskEmail, maskMobile } from './mask.ts'

test.each([
  ['+66810000001', '+66 81 ··· ··01'],
  ['+85620123456', '+85 ···· 56'],
  ['+66', '····'],
])('the number %s is shown as %s', (mobile, shown) => expect(maskMobile(mobile)).toBe(shown))

test.each([
  ['nok@mail.example', 'n···@mail.example'],
  ['@x', '···'],
  ['x', '···'],
])('the address %s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown))

test('a bank account shows its last four digits', () => expect(maskAccountNo('1000004821')).toBe('····4821'))
