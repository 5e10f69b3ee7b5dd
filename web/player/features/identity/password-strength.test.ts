import { expect, test } from 'vitest'
import { strengthOf } from './password-strength.ts'

test('a password is as strong as its letters are many and its steps unforeseen', () => {
  const table: [string, number][] = [
    ['', 0],
    ['a', 1],
    ['password1', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['12345678901234', 1],
    ['qwerty123', 1],
    ['kanok2568', 2],
    ['salaNok2568', 3],
    ['ช้างเผือกลุยน้ำ', 4],
    ['three-quiet-boats-7', 4],
  ]
  for (const [password, strength] of table)
    expect([password, strengthOf(password)]).toEqual([password, strength])
})
