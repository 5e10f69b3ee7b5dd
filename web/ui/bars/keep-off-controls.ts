/** A page that scrolls is left alone until it has been still for this long. */
const STILL_MS = 160
/** The tab looks for a free place in steps of this many pixels, upwards from its own place. */
const STEP = 20
const STEPS = 20
/** Between the tab and the middle of a control beside it. */
const MARGIN = 6
/** Controls up to this height are kept free as a whole; of posters and banners only the middle is. */
const SMALL = 80

/** What should not be covered: a control, or the middle of one, by its upper and lower edge in the view. */
interface Span {
  from: number
  to: number
}

/**
 * Moves a fixed element up, by the variable `--lift`, to the nearest place where it covers nothing of a small
 * link, button or field, or else no middle of any; it stays where it is if there is no such place. Returns a
 * function that ends it.
 */
export function keepOffControls(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lift = 0
  const place = () => {
    // Offsets know nothing of transforms: this is the element's own place, wherever it has been lifted to.
    const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element
    if (width === 0) return
    const { middles, whole } = controlsBetween(left, left + width)
    const keepsOff = (spans: readonly Span[], by: number) =>
      spans.every(({ from, to }) => to < top - by || from > top + height - by)
    const places = Array.from({ length: STEPS }, (_, step) => step * STEP).filter((by) => top > by)
    const free = places.filter((by) => keepsOff(middles, by))
    const found = free.find((by) => keepsOff(whole, by)) ?? free[0] ?? 0
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

/** The controls between two verticals: the middles of all of them, and the small ones as a whole. */
function controlsBetween(left: number, right: number): { middles: Span[]; whole: Span[] } {
  const controls = document.querySelectorAll<HTMLElement>(
    'main a[href], main button, main input, main select, main textarea',
  )
  const [middles, whole]: [Span[], Span[]] = [[], []]
  for (const control of controls) {
    const box = control.getBoundingClientRect()
    if (box.width === 0) continue
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    if (x > left - MARGIN && x < right + MARGIN) middles.push({ from: y - MARGIN, to: y + MARGIN })
    if (box.height <= SMALL && box.right > left && box.left < right)
      whole.push({ from: box.top, to: box.bottom })
  }
  return { middles, whole }
}
