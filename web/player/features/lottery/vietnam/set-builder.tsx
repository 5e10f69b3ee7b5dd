import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { VietnamBoardState } from './use-vietnam-board.ts'
import styles from './panel.module.css'

/** The set that is being put together; it goes onto the slip as one line. */
export function SetBuilder({ board }: { board: VietnamBoardState }) {
  const t = useText()
  const { mode, picks } = board
  if (mode.kind !== 'SET') return null
  return (
    <div className={styles.set}>
      <p aria-live="polite">
        {picks.length > 0
          ? t('lottery_vn_set_chosen', { numbers: picks.join(' ') })
          : mode.least === mode.most
            ? t('lottery_vn_set_pick', { count: mode.least })
            : t('lottery_vn_set_pick_range', { least: String(mode.least), most: String(mode.most) })}
      </p>
      {picks.length > 0 ? (
        <Button kind="quiet" size="small" onClick={() => board.pickSet([])}>
          {t('lottery_pick_clear')}
        </Button>
      ) : null}
      <Button kind="jade" size="small" disabled={!board.isSetReady} onClick={board.putSet}>
        {t('lottery_vn_set_add')}
      </Button>
    </div>
  )
}
