import { expect, test } from 'vitest'
import { plainFileName, plainLine, withoutInvisible, withoutInvisibleDeep } from './text.ts'

const INVISIBLE = [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c,
  0x202d, 0x202e, 0x2060, 0x2066, 0x2067, 0x2068, 0x2069, 0x206a, 0x3164, 0xfeff, 0xffa0, 0xfff9, 0xe0001,
  0xe0041,
].map((point) => String.fromCodePoint(point))

test('invisible characters are dropped from any place of a text', () => {
  for (const mark of INVISIBLE) {
    expect([mark.codePointAt(0)!.toString(16), withoutInvisible(`${mark}ad${mark}min${mark}`)]).toEqual([
      mark.codePointAt(0)!.toString(16),
      'admin',
    ])
  }
})

test('Thai, accents, line ends and joined pictures stay as they are', () => {
  for (const text of ['น้ำใจ ก็ดี ที่นี่ เก๋', 'Zoë Ångström', 'a\nb\tc', '👨‍👩‍👧 👍🏽 🏳️‍🌈 ❤️', '春節快樂', 'العربية'])
    expect(withoutInvisible(text)).toBe(text)
})

test('a line has no line ends, a file’s name no path, and texts inside a value are found', () => {
  expect(plainLine(' a\u202e\r\nb\u2028c ')).toBe('a b c')
  expect(plainFileName('../..\\\u202egnp.exe')).toBe('....gnp.exe')
  expect(withoutInvisibleDeep({ a: ['x\u200f', { b: '\u2066y' }], c: 1, d: null })).toEqual({
    a: ['x', { b: 'y' }],
    c: 1,
    d: null,
  })
})
