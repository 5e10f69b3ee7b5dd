import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import deskTexts from '../../operator/locales/th/contact.ts'
import limitTexts from '../../player/locales/th/limits.ts'

/** Sentences that readers stumbled over; none of them may come back with another text. */
const STUMBLING = [
  /\bby mathematics\b/i,
  /\bagreed play\b/i,
  /\bthey tell us\b/i,
  /\bleads to\b/i,
  /\bnowhere\b/i,
  /\bcurrently displaying\b/i,
  /\buntil for good\b/i,
]

const files = (language: string) =>
  globSync(`{web,modules,server,studio,games}/**/locales/${language}{/*.ts,.ts}`).filter(
    (file) => !file.includes('node_modules'),
  )

/** The texts of a file, without its comments. */
const textsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')

describe('texts read through by ear', () => {
  it('say nothing in English that readers stumbled over', () => {
    expect(files('en').length).toBeGreaterThan(50)
    const found = files('en').flatMap((file) =>
      STUMBLING.filter((words) => words.test(textsOf(file))).map((words) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })

  it('write minutes and the state of the chat desk in Thai as people say them', () => {
    expect(
      [limitTexts.limits_minutes, limitTexts.limits_hours_minutes].map((text) => text.slice(-4)),
    ).toEqual(['นาที', 'นาที'])
    expect(deskTexts.contact_present).toBe('พร้อมรับแชต')
  })
})
