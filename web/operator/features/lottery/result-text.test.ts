import { expect, test } from 'vitest'
import { shortResult } from './result-text.ts'

test('a result of a lottery on whole numbers is said in a line', () => {
  const hanoi = JSON.stringify({ special: ['63190'], first: ['44825'] })
  expect(shortResult('HANOI_VIP', '20261128', hanoi)).toBe('190 · 25')
  const fourd = JSON.stringify({
    first: ['0123'],
    second: ['4567'],
    third: ['8901'],
    special: Array.from({ length: 10 }, () => '1111'),
    consolation: Array.from({ length: 10 }, () => '2222'),
  })
  expect(shortResult('FOURD_MAGNUM', '20261128', fourd)).toBe('0123')
})

test('other results stay as they are, and nothing is a dash', () => {
  expect(shortResult('SSC60', '202611280001', '84003')).toBe('84003')
  expect(shortResult('HANOI_VIP', '20261128', 'not json')).toBe('not json')
  expect(shortResult('HANOI_VIP', '20261128', null)).toBe('–')
})
