import { expect, test } from 'vitest'
import { voidReasons } from '../../../../contract/shared/lottery-draws.ts'
import en from '../../locales/en/lottery.ts'
import { voidText } from './words.ts'

const t = (key: string): string => en[key as keyof typeof en]

test('an issue that became void by itself has its reason in words', () => {
  expect(voidText('NO_RESULT', t as never)).toBe('no result came in time')
  for (const reason of voidReasons) expect(voidText(reason, t as never)).not.toBe(reason)
})

test('what an operator wrote stands as it was written', () => {
  expect(voidText('ผู้จัดเลื่อนวันออกรางวัล', t as never)).toBe('ผู้จัดเลื่อนวันออกรางวัล')
})
