import { useState } from 'react'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { IconButton } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { playHelp, playName } from '../numbers/number-words.ts'
import { prizesFor, shownOdds } from '../numbers/odds.ts'
import { NumberGrid } from './number-grid.tsx'
import { QuickChips } from './quick-chips.tsx'
import { SetBuilder } from './set-builder.tsx'
import { TypedNumbers } from './typed-numbers.tsx'
import type { VietnamBoardState } from './use-vietnam-board.ts'
import styles from './panel.module.css'

/** One sample number of a length, to ask what it covers. */
const sampleOf = (length: number) => ['1'.repeat(length)]

/** The numbers of the chosen bet type: a grid, a field to type in, or a set that is put together. */
export function NumberPanel({ board }: { board: VietnamBoardState }) {
  const t = useText()
  const { play, mode, length } = board
  const [isHelpOpen, setHelpOpen] = useState(false)
  const name = playName(play, t)
  const odds = board.offer.oddsOf(play)
  const shown = mode.kind === 'SET' ? odds[0] : prizesFor(play, sampleOf(length), odds)[0]?.odds
  const cost =
    mode.kind !== 'SET'
      ? t('lottery_vn_cost', { count: play.cover(sampleOf(length)) })
      : t(mode.least === mode.most ? 'lottery_vn_cost_set' : 'lottery_vn_cost_pairs')
  return (
    <section className={`panel ${styles.panel}`} aria-label={name}>
      <header className={styles.panelHead}>
        <h2>{name}</h2>
        {mode.kind === 'SET' ? null : <Badge tone="ready">{t('lottery_vn_each_hit')}</Badge>}
        <IconButton icon="info" label={t('lottery_vn_how')} onClick={() => setHelpOpen(true)} />
        <p>
          {cost} · {t('lottery_vn_pays', { odds: shownOdds(shown ?? '') })}
        </p>
      </header>
      {mode.kind !== 'SET' && mode.lengths.length > 1 ? (
        <div className={styles.lengths}>
          <Segmented
            label={t('lottery_vn_numbers')}
            value={String(length)}
            onChange={(next) => board.chooseLength(Number.parseInt(next, 10))}
            choices={mode.lengths.map((one) => ({
              key: String(one),
              text: t('lottery_vn_digits', { count: one }),
            }))}
          />
        </div>
      ) : null}
      <QuickChips board={board} />
      {mode.kind === 'SET' ? <SetBuilder board={board} /> : null}
      {length <= 2 ? (
        <NumberGrid board={board} />
      ) : (
        <TypedNumbers key={`${play.code} ${length}`} board={board} />
      )}
      <p className={styles.said} role="status">
        {board.said}
      </p>
      <Modal isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} title={name}>
        <p>{playHelp(play, t)}</p>
        <p className="small text-2">
          {cost} · {odds.map((one) => t('lottery_vn_pays', { odds: shownOdds(one) })).join(' · ')}
        </p>
      </Modal>
    </section>
  )
}
