interface Box {
  left: number
  top: number
  width: number
}
interface Screen {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}

/**
 * How far a window may be moved from where it opened (`box`), so that its header with the close button stays
 * completely on the screen. A window wider than the screen does not move sideways.
 */
export function keepInReach({ x, y }: Point, box: Box, headerHeight: number, screen: Screen): Point {
  return {
    x: within(x, -box.left, screen.width - box.width - box.left),
    y: within(y, -box.top, screen.height - headerHeight - box.top),
  }
}

const within = (value: number, least: number, most: number): number =>
  least > most ? 0 : Math.max(least, Math.min(most, value))
