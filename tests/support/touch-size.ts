/** What a finger or an eye would miss on a page: controls below 44 by 44 pixels, and texts below 12. */
import type { Frame } from 'playwright-core'

/** look.md §1 (8) and the floor for captions. */
const TARGET = 44
const TEXT = 12

/**
 * The controls and texts of a page, or of a game's frame, that are too small, a line each. A link inside a
 * sentence may be as high as its line (WCAG 2.5.8); a field counts together with its label.
 */
export function tooSmall(page: Pick<Frame, 'evaluate'>): Promise<string[]> {
  return page.evaluate(
    ([target, smallest]) => {
      const found = new Set<string>()
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const nameOf = (element: Element) => {
        const words =
          element.getAttribute('aria-label') ?? element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
        return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${words.slice(0, 30)}”`
      }
      /** With what a pseudo-element adds to the area that can be pressed. */
      const sizeOf = (element: Element) => {
        const box = element.getBoundingClientRect()
        const sizes = [
          box,
          ...['::before', '::after'].flatMap((name) => {
            const style = getComputedStyle(element, name)
            if (style.content === 'none' || style.position !== 'absolute') return []
            return [
              { width: Number.parseFloat(style.width) || 0, height: Number.parseFloat(style.height) || 0 },
            ]
          }),
        ]
        return {
          width: Math.max(...sizes.map(({ width }) => width)),
          height: Math.max(...sizes.map(({ height }) => height)),
        }
      }
      const isInSentence = (element: Element) => {
        if (!getComputedStyle(element).display.startsWith('inline')) return false
        return [...element.parentElement!.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 1,
        )
      }
      const controls =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=menuitem], [role=option]'
      for (const element of document.querySelectorAll(controls)) {
        if (!isShown(element) || element.closest('[inert], [aria-hidden=true]')) continue
        const label =
          element.closest('label') ??
          (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null)
        const own = sizeOf(element)
        // Visually hidden: its label, or what its parent draws, is the touch target.
        const isHidden = own.width <= 2 || own.height <= 2
        const size = element.matches('input, select, textarea') && label ? [own, sizeOf(label)] : [own]
        if (isHidden && !label) continue
        const [width, height] = [
          Math.max(...size.map((one) => one.width)),
          Math.max(...size.map((one) => one.height)),
        ]
        if (width >= target - 0.5 && height >= target - 0.5) continue
        if (isInSentence(element)) continue
        found.add(`${Math.round(width)}×${Math.round(height)} ${nameOf(element)}`)
      }
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!
        if (
          !texts.currentNode.textContent!.trim() ||
          element.closest('script, style, noscript') ||
          !isShown(element)
        )
          continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (size < smallest - 0.01) found.add(`${size}px ${nameOf(element)}`)
      }
      return [...found]
    },
    [TARGET, TEXT] as const,
  )
}
