import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { noticeText } from '../../tools/notice.ts'

it('names every package that the product is distributed with, in the version that is installed', () => {
  expect(readFileSync('NOTICE', 'utf8'), 'node tools/notice.ts writes it').toBe(noticeText())
  expect(noticeText()).toMatch(/^react-dom \d+\.\d+\.\d+: MIT$/m)
})
