import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TextProvider } from '../../ui/i18n/text.tsx'
import { createTextStore } from '../../ui/i18n/texts.ts'
import { DateRange } from './date-range.tsx'

// The language of the page, which the server's rendering has elsewhere.
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'th' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const texts = { common_from_date: 'ตั้งแต่วันที่', common_to_date: 'ถึงวันที่', queue_tab_all: 'ทั้งหมด' }
const shown = (range: { from: string; to: string }) =>
  renderToString(
    <TextProvider store={createTextStore('th', texts)}>
      <DateRange range={range} onChange={() => {}} />
    </TextProvider>,
  )

test('the console’s days are written as in its records, whatever the browser’s language', () => {
  const page = shown({ from: '2026-11-23', to: '2026-11-29' })
  expect([...page.matchAll(/\d+\/\d+\/\d{4}/g)].map(([day]) => day)).toEqual(['23/11/2569', '29/11/2569'])
})

test('a day that is not chosen says so instead of the browser’s own format', () => {
  expect(shown({ from: '', to: '' }).match(/ทั้งหมด/g)).toHaveLength(2)
})
