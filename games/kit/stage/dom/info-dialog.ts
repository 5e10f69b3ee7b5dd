/** About the game: paytable, lines, rules with the published figures, and how to check a result. */
import type { AnySheet } from '../../../../kernel/slots/sheet.ts'
import { fairPanel } from './fair-panel.ts'
import { historyPanel } from './history-panel.ts'
import type { InfoParts } from './info-parts.ts'
import { linesPanel } from './lines-panel.ts'
import { openPanels, type Panel } from './panels-dialog.ts'
import { paysPanel } from './pays-panel.ts'
import { rulesPanel } from './rules-panel.ts'

export function openInfoDialog(stage: HTMLElement, parts: InfoParts): void {
  const { texts, gameTexts, page } = parts
  const panels: readonly Panel[] = [
    [texts.tabs.pays, () => paysPanel(parts)],
    [hasLines(parts.sheet) ? texts.tabs.lines : texts.tabs.ways, () => linesPanel(parts)],
    [texts.tabs.rules, () => rulesPanel(parts)],
    ...(page.history
      ? [
          [
            texts.tabs.history,
            () => historyPanel(texts.history, page.history!, page.mode === 'FREE'),
          ] as const,
        ]
      : []),
    ...(page.seeds
      ? [[texts.tabs.fair, () => fairPanel(texts.fair, page.seeds!, parts.lastRound)] as const]
      : []),
  ]
  openPanels(stage, { title: gameTexts.name, closeLabel: texts.close, tabsLabel: texts.info, panels })
}

function hasLines(sheet: AnySheet): boolean {
  return 'lines' in sheet && sheet.coins === undefined
}
