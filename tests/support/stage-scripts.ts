/** What runs inside the frames of a game under test, put there before the page is. */
/** In every frame: keeps each text that the page has shown, since some are visible for a moment only. */
export function keepTexts(): void {
  const texts = new Set<string>()
  const look = (records: readonly MutationRecord[]): void => {
    for (const { target } of records) texts.add(target.textContent ?? '')
  }
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true })
  ;(window as unknown as { shownTexts: Set<string> }).shownTexts = texts
}

/** Counts the moments in which the bet could be pressed while the game spins by itself. */
export function watchBet(): void {
  const counted = window as unknown as { betOpened: number }
  counted.betOpened = 0
  const isThere = (name: string): boolean =>
    [...document.querySelectorAll('button')].some(
      (button) =>
        !button.disabled && (button.getAttribute('aria-label') ?? button.textContent ?? '').startsWith(name),
    )
  new MutationObserver(() => {
    if (isThere('Stop automatic spins') && isThere('Bet')) counted.betOpened += 1
  }).observe(document, { attributes: true, subtree: true })
}

/** No drawing is ready until `letDrawings` is called. */
export function holdDrawings(): void {
  const decode = HTMLImageElement.prototype.decode
  const held = new Promise<void>((resolve) => {
    ;(window as unknown as { letDrawings(): void }).letDrawings = resolve
  })
  HTMLImageElement.prototype.decode = async function decodeLater() {
    await held
    return decode.call(this)
  }
}
