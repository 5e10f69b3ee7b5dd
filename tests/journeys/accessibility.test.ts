/** Axe on every screen, on a phone and on a desktop, in both themes: no serious fault. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { screens } from '../../tools/shots/screens.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
const sessions: Record<string, { key: string; token: string } | undefined> = {}

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  sessions.member = { key: 'token', token: await server.client().signIn('member01') }
  sessions.operator = { key: 'operatorToken', token: await server.client().signInOperator('owner') }
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const looks = [{ width: 390, height: 844, theme: 'dark' }, { width: 1440, height: 900, theme: 'light' }] as const

describe.each(looks)('at $width px, $theme', ({ width, height, theme }) => {
  test.each(screens)('$name has no serious fault', async ({ path, as }) => {
    const session = sessions[as]
    const visit = await openPage(browser, server.origin, { viewport: { width, height }, ...(session ? { session } : {}) })
    await visit.page.context().addCookies([{ name: 'theme', value: theme, url: server.origin }])
    await visit.page.emulateMedia({ reducedMotion: 'reduce' })
    await visit.page.goto(server.origin + path, { waitUntil: 'networkidle' })
    await visit.page.waitForTimeout(300)
    const { violations } = await new AxeBuilder({ page: visit.page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`)).toEqual([])
    expect(visit.faults.filter((fault) => !fault.includes('404'))).toEqual([])
    await visit.close()
  })
})
