/** Sets a screen up once its page is open: replaced answers, typed texts and presses. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { setStatus } from '../../contract/operator/system/set-status.ts'
import { readStatus } from '../../contract/player/system/read-status.ts'
import type { TestClient } from '../../tests/support/server.ts'
import type { Screen } from './screens.ts'

/** Before the page is opened. */
export async function prepareScreen(page: Page, { answer }: Screen): Promise<void> {
  await page.unrouteAll()
  if (answer)
    await page.route(`**${answer.path}`, (route) =>
      route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        body: JSON.stringify(answer.body),
      }),
    )
}

/** Once the page is ready. */
export async function playScreen(page: Page, { fill = [], press = [] }: Screen): Promise<void> {
  for (const [place, text] of fill.entries())
    await page
      .locator('[role=dialog] :is(input:not([type]), input[type=text], input[type=password])')
      .nth(place)
      .fill(text)
  for (const target of press) await page.locator(target).first().click()
}

/** Once the game in the page's frame is ready. */
export async function pressInGame(page: Page, { pressInGame: targets = [] }: Screen): Promise<void> {
  for (const target of targets) await page.frameLocator('iframe').locator(target).first().click()
  if (targets.length > 0) await page.waitForTimeout(600)
}

/**
 * Waits until nothing loads and the page no longer changes, at most a few seconds: a page that polls is never
 * idle. A window whose content is loading is under a cover, which is waited out.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-cover]') === null)
  let before = ''
  for (let look = 0; look < 40; look++) {
    await page.waitForTimeout(60)
    const now = await page.evaluate(
      () =>
        `${document.querySelectorAll('[aria-busy="true"]').length} ${document.body.querySelectorAll('*').length}`,
    )
    if (now === before && now.startsWith('0 ')) return
    before = now
  }
}

/** Opens the site (0) or replaces it by a page, and waits until visitors are notified. */
export function statusSwitch(client: TestClient, token: string): (status: 0 | 1 | 2) => Promise<void> {
  return async (status) => {
    const reply = await client.post(
      setStatus.path,
      { status, endTime: status === 1 ? new Date(Date.now() + 5_400_000).toISOString() : null },
      { token },
    )
    if (!reply.success) throw new Error(`the status did not change: ${reply.code}`)
    for (let look = 0; look < 100; look++) {
      if ((await client.get<{ status: number }>(readStatus.path)).value.status === status) return
      await sleep(50)
    }
  }
}
