/**
 * A layout with many places is one stop of the tab key; arrows move from place to place by their position on
 * the screen.
 */
export function roveByArrows(layout: HTMLElement): void {
  const places = (): HTMLButtonElement[] =>
    [...layout.querySelectorAll<HTMLButtonElement>('button')].filter(
      (place) => place.offsetParent !== null && !place.closest('[inert]'),
    )
  const settle = (current: HTMLButtonElement | undefined): void => {
    for (const place of layout.querySelectorAll<HTMLButtonElement>('button'))
      place.tabIndex = place === current ? 0 : -1
  }
  layout.addEventListener('focusin', (event) => {
    if (event.target instanceof HTMLButtonElement) settle(event.target)
  })
  layout.addEventListener('keydown', (event) => {
    const way = ways[event.key]
    if (!way || !(event.target instanceof HTMLButtonElement)) return
    event.preventDefault()
    nearest(event.target, places(), way)?.focus()
  })
  settle(places()[0] ?? layout.querySelector('button') ?? undefined)
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middleOf(place: Element): readonly [number, number] {
  const { left, top, width, height } = place.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The closest in the way of the arrow; what lies aside of it counts twice as far. */
function nearest(
  from: HTMLButtonElement,
  places: readonly HTMLButtonElement[],
  [wayX, wayY]: readonly [number, number],
): HTMLButtonElement | undefined {
  const [x, y] = middleOf(from)
  let best: HTMLButtonElement | undefined
  let bestFar = Infinity
  for (const place of places) {
    const [placeX, placeY] = middleOf(place)
    const ahead = (placeX - x) * wayX + (placeY - y) * wayY
    const aside = Math.abs((placeX - x) * wayY) + Math.abs((placeY - y) * wayX)
    const far = ahead + aside * 2
    if (place !== from && ahead > 1 && aside <= ahead * 2 && far < bestFar) {
      best = place
      bestFar = far
    }
  }
  return best
}

/** The one stop must be a place that can be seen: called when another part of the layout is shown. */
export function resetRove(layout: HTMLElement): void {
  const all = [...layout.querySelectorAll<HTMLButtonElement>('button')]
  const shown = all.filter((place) => place.offsetParent !== null && !place.closest('[inert]'))
  if (shown.some((place) => place.tabIndex === 0)) return
  for (const place of all) place.tabIndex = place === shown[0] ? 0 : -1
}
