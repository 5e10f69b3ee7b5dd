/** Small words for building the page: no framework is loaded for a bar and two windows. */
import sprite from '../../../../design/icons.svg?no-inline'

interface Options {
  readonly className?: string | undefined
  readonly text?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly onClick?: () => void
}

/** Makes an element with its class, text or children. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  options: Options = {},
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  if (options.className) element.className = options.className
  if (options.text !== undefined) element.textContent = options.text
  for (const [name, value] of Object.entries(options.attributes ?? {})) element.setAttribute(name, value)
  if (options.onClick) element.addEventListener('click', options.onClick)
  element.append(...children)
  return element
}

/** A button; with `label` it shows a drawing only and is named for those who do not see it. */
export function makeButton(
  options: Options & { readonly label?: string },
  ...children: readonly Node[]
): HTMLButtonElement {
  const { label, ...rest } = options
  const button = make('button', rest, ...children)
  button.type = 'button'
  if (label !== undefined) nameButton(button, label)
  return button
}

export function nameButton(button: HTMLButtonElement, label: string): void {
  button.setAttribute('aria-label', label)
  button.title = label
}

const SVG = 'http://www.w3.org/2000/svg'

/** A drawing of the product's sprite. */
export function makeIcon(name: string, size = 24): SVGSVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${sprite}#i-${name}`)
  icon.setAttribute('aria-hidden', 'true')
  icon.setAttribute('width', `${size}`)
  icon.setAttribute('height', `${size}`)
  icon.append(use)
  return icon
}

/** A drawing of our own from its paths: fill and stroke come from the style sheet by class. */
export function makeDrawing(
  viewBox: string,
  ...shapes: readonly { readonly d: string; readonly className: string | undefined }[]
): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  for (const { d, className } of shapes) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', d)
    if (className) path.setAttribute('class', className)
    svg.append(path)
  }
  return svg
}
