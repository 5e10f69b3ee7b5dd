import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Modal } from '../../../ui/overlay/modal.tsx'
import { startInWindow } from '../../game-start.ts'
import { openFreeGame } from '../../guards.ts'
import type { PlayNotice as Notice } from '../../state/play.ts'
import styles from './play-notice.module.css'
import './texts.ts'

/** Why a game did not open; the page behind does not change (domain/gaps.md §4, client handling). */
export function PlayNotice({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const t = useText()
  return (
    <Modal isOpen onClose={onClose} title={t('in_popup_prompt')} role="alertdialog">
      <Words notice={notice} />
      <div className={styles.actions}>{actionsOf(notice, onClose, t)}</div>
    </Modal>
  )
}

function Words({ notice }: { notice: Notice }) {
  const t = useText()
  if (notice.kind === 'TRIAL') return <p className="text-2">{t('in_need_true_account')}</p>
  if (notice.kind === 'BLOCKED') return <p className="text-2">{t('msg_popup_blocked')}</p>
  const until = notice.kind === 'MAINTENANCE' ? notice.until : null
  return (
    <div className="stack text-2">
      <p>{notice.text}</p>
      {until ? <p>{t('play_until', { time: formatDateTime(until).slice(0, -3) })}</p> : null}
    </div>
  )
}

function actionsOf(notice: Notice, onClose: () => void, t: ReturnType<typeof useText>): ReactNode {
  if (notice.kind === 'BLOCKED') {
    // The press itself opens the window, so the browser allows it.
    return (
      <Button
        kind="primary"
        onClick={() => {
          onClose()
          void startInWindow(notice.game, notice.mode)
        }}
      >
        {t('play_blocked_open')}
      </Button>
    )
  }
  return (
    <>
      {notice.kind === 'TRIAL' && notice.game.isFreePlayable ? (
        <Button
          kind="line"
          icon="dice"
          onClick={() => {
            onClose()
            void openFreeGame(notice.game)
          }}
        >
          {t('game_play_free')}
        </Button>
      ) : null}
      <Button kind="primary" onClick={onClose}>
        {t('in_increase_submit')}
      </Button>
    </>
  )
}
