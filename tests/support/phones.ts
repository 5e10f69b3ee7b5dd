/**
 * The phones whose screens every game has to fit, upright and sideways, and what of a game lies outside of
 * them.
 */
import { expect } from 'vitest'
import type { Frame, Page } from 'playwright-core'

export const phones = [
  [390, 664],
  [360, 640],
  [412, 732],
  [844, 390],
] as const

/** What is in the frame of a game: nothing of it may lie outside, or under something else. */
export type Needed = Readonly<Record<string, string>>

/** Names of what a page or frame lacks, what reaches over its edge, and what another thing lies over. */
const outOfView = (where: Frame | Page, needed: Needed): Promise<string[]> =>
  where.evaluate(
    (wanted) =>
      Object.entries(wanted).flatMap(([name, selector]) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) =>
          one.checkVisibility(),
        )
        if (found.length === 0) return [`${name} is not there`]
        return found.flatMap((one) => {
          const box = one.getBoundingClientRect()
          if (
            box.width === 0 ||
            box.left < -0.5 ||
            box.top < -0.5 ||
            box.right > innerWidth + 0.5 ||
            box.bottom > innerHeight + 0.5
          ) {
            return [
              `${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')} of ${innerWidth} × ${innerHeight}`,
            ]
          }
          const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          return top && (one.contains(top) || top.contains(one))
            ? []
            : [`${name} lies under ${top?.className}`]
        })
      }),
    needed,
  )

async function missing(page: Page, needed: Needed): Promise<string[]> {
  const frame = await page
    .locator('iframe')
    .elementHandle()
    .then((element) => element!.contentFrame())
  const inside = await outOfView(frame!, needed)
  const outside = await page.evaluate(() => {
    const isOut = (part: Element | null): boolean => {
      const box = part?.getBoundingClientRect()
      return (
        !box ||
        box.width === 0 ||
        box.left < -0.5 ||
        box.top < -0.5 ||
        box.right > innerWidth + 0.5 ||
        box.bottom > innerHeight + 0.5
      )
    }
    return [
      ...(isOut(document.querySelector('iframe')) ? ['the frame'] : []),
      ...(isOut(document.querySelector('header [role="status"]')) ? ['the balance'] : []),
      ...[...document.querySelectorAll('header button')]
        .filter(
          (button) =>
            getComputedStyle(button).display !== 'none' &&
            button.getBoundingClientRect().width > 0 &&
            isOut(button),
        )
        .map((button) => `the bar’s ${button.getAttribute('aria-label')}`),
    ]
  })
  const heads = await frame!.locator('header:visible').count()
  return [...inside, ...outside, ...(heads > 0 ? ['a second header'] : [])]
}

/** Holds the page as each of the phones and looks for what the game needs. */
export async function fitsPhones(page: Page, game: string, needed: Needed): Promise<void> {
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => missing(page, needed), { message: `${game} at ${width} × ${height}` }).toEqual([])
  }
}

/** The same for a page without a game. */
export async function pageFitsPhones(page: Page, name: string, needed: Needed): Promise<void> {
  for (const [width, height] of phones) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => outOfView(page, needed), { message: `${name} at ${width} × ${height}` })
      .toEqual([])
  }
}
