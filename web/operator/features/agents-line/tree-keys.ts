/** Keys of a tree as people know them from file managers; it reads what the tree shows from its document. */
import type { KeyboardEvent } from 'react'

const ITEM = '[role="treeitem"]'

/** The item that an event came from. */
export const itemOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ITEM) : null

/** Moves the focus, opens and closes branches, and chooses with Enter or the space bar. */
export function pressInTree(event: KeyboardEvent<HTMLElement>): void {
  const item = itemOf(event.target)
  if (!item || event.altKey || event.ctrlKey || event.metaKey) return
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act(item, [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)])
}

type Action = (item: HTMLElement, items: readonly HTMLElement[]) => void

const press = (item: HTMLElement, part: 'row' | 'toggle'): void =>
  item
    .querySelector<HTMLElement>(`:scope > [data-part="row"]${part === 'row' ? '' : ' [data-part="toggle"]'}`)
    ?.click()

const step =
  (by: number): Action =>
  (item, items) =>
    items[items.indexOf(item) + by]?.focus()

const choose: Action = (item) => press(item, 'row')

const actions: Readonly<Record<string, Action>> = {
  ArrowDown: step(1),
  ArrowUp: step(-1),
  Home: (_, items) => items[0]?.focus(),
  End: (_, items) => items.at(-1)?.focus(),
  ArrowRight: (item) => {
    if (item.ariaExpanded === 'false') press(item, 'toggle')
    else if (item.ariaExpanded === 'true') item.querySelector<HTMLElement>(ITEM)?.focus()
  },
  ArrowLeft: (item) => {
    if (item.ariaExpanded === 'true') press(item, 'toggle')
    else itemOf(item.parentElement)?.focus()
  },
  Enter: choose,
  ' ': choose,
}
