/** A page that scrolls is left alone until it has been still for this long. */
const STILL_MS = 160
/** The tab looks for a free place in steps of this many pixels, upwards from its own place. */
const STEP = 20
const STEPS = 20
/** Between the tab and the middle of a control beside it. */
const MARGIN = 6

/**
 * Moves a fixed element up, by the variable `--lift`, to the nearest place where it covers the middle of no
 * link, button or field; it stays where it is if there is none. Returns a function that ends it.
 */
export function keepOffControls(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lift = 0
  const place = () => {
    // Offsets know nothing of transforms: this is the element's own place, wherever it has been lifted to.
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element
    if (width === 0) return
    const middles = middlesOfControls(left - MARGIN, left + width + MARGIN)
    const isFree = (by: number) =>
      middles.every((y) => y < top - by - MARGIN || y > top + height - by + MARGIN)
    const found =
      Array.from({ length: STEPS }, (_, step) => step * STEP).find((by) => top > by && isFree(by)) ?? 0
    if (found === lift) return
    lift = found
    element.style.setProperty('--lift', `${lift}px`)
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(place, STILL_MS)
  }
  later()
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later)
  // Pictures and lists that come later move what lies under the tab.
  const watch = new ResizeObserver(later)
  watch.observe(document.body)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', later)
    removeEventListener('resize', later)
    watch.disconnect()
  }
}

/** The heights, in the view, of the middles of all controls that lie between two verticals. */
function middlesOfControls(left: number, right: number): number[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main a[href], main button, main input, main select, main textarea',
  )
  return [...controls].flatMap((control) => {
    const box = control.getBoundingClientRect()
    const middle = (box.left + box.right) / 2
    return box.width > 0 && middle > left && middle < right ? [(box.top + box.bottom) / 2] : []
  })
}
