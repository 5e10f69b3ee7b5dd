import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import en from '../../ui/locales/en/shell.ts'
import th from '../../ui/locales/th/shell.ts'
import { TextProvider } from '../../ui/i18n/text.tsx'
import { createTextStore } from '../../ui/i18n/texts.ts'
import { Copyright } from './copyright.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const shownAt = (moment: string, language: 'th' | 'en' = 'th') => {
  vi.useFakeTimers({ now: new Date(moment), toFake: ['Date'] })
  return renderToString(
    <TextProvider store={createTextStore(language, language === 'th' ? th : en)}>
      <Copyright name="ศาลา" />
    </TextProvider>,
  )
}

test('the year in the footer is the clock’s, and turns at midnight in Bangkok', () => {
  expect(shownAt('2031-06-01T00:00:00Z', 'en')).toContain('© 2031 ศาลา')
  expect(shownAt('2031-12-31T16:59:59Z', 'en')).toContain('© 2031 ศาลา')
  expect(shownAt('2031-12-31T17:00:00Z', 'en')).toContain('© 2032 ศาลา')
})

test('a Thai page counts its years in the Buddhist era, in the footer as in its dates', () => {
  expect(shownAt('2031-12-31T16:59:59Z')).toContain('© 2574 ศาลา')
  expect(shownAt('2031-12-31T17:00:00Z')).toContain('© 2575 ศาลา')
})
