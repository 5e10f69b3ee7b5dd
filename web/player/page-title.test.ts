import { describe, expect, it } from 'vitest'
import shellEn from '../ui/locales/en/shell.ts'
import shellTh from '../ui/locales/th/shell.ts'
import siteEn from './locales/en/site.ts'
import siteTh from './locales/th/site.ts'
import { titleKeyOf } from './page-title.ts'
import { homePaths, otherPaths } from './paths.ts'

const texts = { th: { ...shellTh, ...siteTh }, en: { ...shellEn, ...siteEn } } as Record<
  'th' | 'en',
  Record<string, string>
>
const pages = [
  ...otherPaths.map((path) => path.replace(/:\w+/, 'some-thing')),
  '/login',
  '/register',
  '/forget',
  '/?type=HOT',
]

describe('the title of a page', () => {
  it('names it, in Thai and in English', () => {
    for (const address of pages) {
      const [path, search] = address.split('?') as [string, string | undefined]
      const key = titleKeyOf(path, search ? `?${search}` : '')
      expect(key, address).not.toBeNull()
      expect(key, address).not.toBe('error_page_title')
      for (const language of ['th', 'en'] as const)
        expect(texts[language][key!], `${address} ${language}`).toBeTruthy()
    }
  })

  it('is the same in any case and with a slash at the end', () => {
    expect(titleKeyOf('/Help/', '')).toBe(titleKeyOf('/help', ''))
    expect(titleKeyOf('/AGENTHOME', '')).toBe('title_agent')
  })

  it('is the merchant’s name alone for home only', () => {
    for (const path of homePaths.filter((one) => !['/login', '/register', '/forget'].includes(one)))
      expect(titleKeyOf(path, ''), path).toBeNull()
    expect(titleKeyOf('/no-such-page', '')).toBe('error_page_title')
  })

  it('distinguishes two pages', () => {
    const own = otherPaths.filter((path) => !path.includes(':')).map((path) => titleKeyOf(path, ''))
    expect(own.length - new Set(own).size, 'the lobby and the page of lotteries share theirs').toBe(1)
  })
})
