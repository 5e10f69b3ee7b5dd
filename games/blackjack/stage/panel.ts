/** Puts what may be done now into the panel; the focus stays in it. */
export function showIn(panel: HTMLElement, shown: HTMLElement): void {
  if (panel.firstElementChild === shown) return
  const wasInside = panel.contains(document.activeElement)
  panel.replaceChildren(shown)
  if (wasInside)
    panel
      .querySelector<HTMLElement>('[data-action], button:not([aria-disabled="true"]):not([role])')
      ?.focus({ preventScroll: true })
}
