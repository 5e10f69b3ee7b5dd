import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import styles from './board.module.css'
import { playHelp, playName, selectionText, symbolName } from './play-words.ts'
import { oddsText } from './slip.ts'

/** More prizes than this are in the cells of the board, not in a list. */
const MOST_LISTED = 12

/** How a bet type wins, a bet that wins with its result, and what it pays at a prize group. */
export function PlayHelp({
  play,
  prizeGroup,
  isOpen,
  onClose,
}: {
  play: Play
  prizeGroup: number
  isOpen: boolean
  onClose: () => void
}) {
  const t = useText()
  const row = play.rows.at(-1)!
  return (
    <Modal isOpen={isOpen} onClose={onClose} title={playName(play.code, t)}>
      <div className={styles.help}>
        <h3>{t('lottery_play_help')}</h3>
        <p>{playHelp(play.code, t)}</p>
        <h3>{t('lottery_play_example')}</h3>
        <p className={styles.example}>
          <span>
            {t('lottery_example_bet', { selection: selectionText(play, play.example.selections, t) })}
          </span>
          <span>{t('lottery_example_result', { result: play.example.result })}</span>
        </p>
        <h3>{t('lottery_odds_at', { group: String(prizeGroup) })}</h3>
        {play.prizes.length <= MOST_LISTED ? (
          <dl className={styles.prizes}>
            {play.prizes.map((prize) => (
              <div key={prize.key}>
                <dt>
                  {play.prizes.length === 1 ? t('lottery_per_unit') : symbolName(play, row.key, prize.key, t)}
                </dt>
                <dd className="number">{oddsText(play, prize.ways, prizeGroup)}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>{t('lottery_odds_in_cells')}</p>
        )}
        <p className="small text-3">{t('lottery_stat_note')}</p>
      </div>
    </Modal>
  )
}
