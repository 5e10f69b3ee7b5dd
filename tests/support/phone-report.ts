/** Plays the page of a service that proves numbers. */
import type { Locator, Page } from 'playwright-core'

/** The service's page as far as ours can see it: what it reports, or (null) that it was closed. */
export async function reportOf(
  page: Page,
  button: Locator,
  fault: string | null,
  when: 'at once' | 'after it was seen closed' = 'at once',
): Promise<void> {
  await page.evaluate(
    ({ reported, isLate }) => {
      const scope = window as never as { opens?: unknown; open: (address: string) => unknown }
      scope.opens ??= window.open.bind(window)
      scope.open = (address) => {
        const state = new URL(address).searchParams.get('state')
        if (reported === null) return { closed: true }
        const report = () =>
          window.postMessage({ source: 'phone-sign-in', state, error: reported }, location.origin)
        let isSeen = false
        Object.defineProperty(window, 'closed', {
          configurable: true,
          get: () => {
            if (isLate && !isSeen) setTimeout(report)
            isSeen = true
            return isLate
          },
        })
        if (!isLate) setTimeout(report)
        return window
      }
    },
    { reported: fault, isLate: when !== 'at once' },
  )
  await button.click()
}
