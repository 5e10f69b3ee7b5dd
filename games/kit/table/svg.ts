/** Drawings made of nodes: colours come from classes, so that no drawing carries one of its own. */
const SVG = 'http://www.w3.org/2000/svg'

interface Attributes {
  readonly class?: string | undefined
  readonly [name: string]: string | number | undefined
}

export function drawNode<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): SVGElementTagNameMap[Tag] {
  const node = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) node.setAttribute(name, `${value}`)
  node.append(...children)
  return node
}

/** A whole drawing that says nothing by itself: what it shows is said in words elsewhere. */
export function drawPicture(
  viewBox: string,
  className: string | undefined,
  ...children: readonly Node[]
): SVGSVGElement {
  return drawNode(
    'svg',
    { viewBox, class: className, 'aria-hidden': 'true', focusable: 'false' },
    ...children,
  )
}

/**
 * A point on a circle round 0, 0; degrees clockwise from the top. Two decimals are finer than any screen
 * shows.
 */
export function onCircle(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** A piece of a ring between two radii and two angles. */
export function ringPiece(inner: number, outer: number, from: number, to: number): string {
  const isLarge = to - from > 180 ? 1 : 0
  return `M${onCircle(outer, from)}A${outer} ${outer} 0 ${isLarge} 1 ${onCircle(outer, to)}L${onCircle(inner, to)}A${inner} ${inner} 0 ${isLarge} 0 ${onCircle(inner, from)}Z`
}
