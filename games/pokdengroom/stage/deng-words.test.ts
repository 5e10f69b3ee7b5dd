import { expect, test } from 'vitest'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'

test('a hand’s deng is named as its rules name it, and a hand of one deng says none', () => {
  expect([1, 2, 3, 5].map(th.deng)).toEqual(['', 'สองเด้ง', 'สามเด้ง', 'ห้าเด้ง'])
  expect([1, 2, 3, 5].map(en.deng)).toEqual(['', 'deng 2', 'deng 3', 'deng 5'])
})
