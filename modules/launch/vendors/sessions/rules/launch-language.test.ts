import { expect, test } from 'vitest'
import { languageOf } from './launch-language.ts'

const caller = (language: 'th' | 'en') => ({ merchant: { languages: ['th', 'en'] as const }, language })

test('a game’s language is taken in any case and with a region', () => {
  for (const asked of ['TH', 'th', 'Th', 'th-TH', 'TH_th'])
    expect(languageOf(caller('en'), asked), asked).toBe('th')
})

test('one that the merchant does not speak, or none, is the caller’s: every page can open a game', () => {
  for (const asked of ['VI', 'xx', '', undefined]) {
    expect(languageOf(caller('th'), asked)).toBe('th')
    expect(languageOf(caller('en'), asked)).toBe('en')
  }
})
