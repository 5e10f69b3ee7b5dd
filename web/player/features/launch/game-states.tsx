/** What is shown in a game's place while there is none. */
import { CallError, codeOf } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import { startInWindow } from '../../game-start.ts'
import { openFreeGame } from '../../guards.ts'
import { paths } from '../../paths.ts'
import type { Game } from '../../state/home.ts'
import type { GameAddress } from './game-address.ts'
import styles from './seamless-page.module.css'
import './texts.ts'

/** After these another try would have the same result. */
const FINAL = new Set([
  'GAME_NOT_FOUND',
  'GAME_TRIAL_BLOCKED',
  'AUTH_FREEPLAY_OFF',
  'AUTH_DISABLED',
  'AUTH_SELF_EXCLUDED',
  'RG_TIMEOUT',
  'RG_SESSION_LIMIT',
  'COMMON_FORBIDDEN',
  'BONUS_GAME',
])

/** Why the game did not open, in the words of the error catalogue. */
export function GameFault({
  error,
  onRetry,
  onLeave,
}: {
  error: unknown
  onRetry: () => void
  onLeave: () => void
}) {
  const t = useText()
  const { endTime } = ((error as CallError).value ?? {}) as { endTime?: string | null }
  return (
    <div className={styles.state} role="alert">
      <EmptyState
        title={errorText(error, t)}
        text={endTime ? t('play_until', { time: formatDateTime(endTime).slice(0, -3) }) : undefined}
        action={
          <span className={styles.actions}>
            {FINAL.has(codeOf(error)) ? null : (
              <Button kind="line" onClick={onRetry}>
                {t('common_retry')}
              </Button>
            )}
            {codeOf(error) === 'BONUS_GAME' ? (
              <AppButton kind="line" href={paths.member('withdraw')}>
                {t('play_bonus')}
              </AppButton>
            ) : null}
            <Button kind="primary" onClick={onLeave}>
              {t('play_back')}
            </Button>
          </span>
        }
      />
    </div>
  )
}

/** A visitor who came by a link: free play begins with a press, and the human check behind it. */
export function TryFree({
  address,
  game,
  onLeave,
}: {
  address: GameAddress
  game: Game | null
  onLeave: () => void
}) {
  const t = useText()
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('play_free_title', { game: game?.displayName ?? address.gameCode })}
        text={t('play_free_text')}
        action={
          <span className={styles.actions}>
            <Button kind="line" onClick={onLeave}>
              {t('play_back')}
            </Button>
            <Button
              kind="primary"
              icon="dice"
              onClick={() => void openFreeGame({ ...address, isFreePlayable: true })}
            >
              {t('game_play_free')}
            </Button>
          </span>
        }
      />
    </div>
  )
}

/** A vendor whose games need a window of their own: it opens with a press, so no browser blocks it. */
export function OwnWindow({ address, onLeave }: { address: GameAddress; onLeave: () => void }) {
  const t = useText()
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('play_own_window')}
        text={t('play_own_window_text')}
        action={
          <span className={styles.actions}>
            <Button kind="line" onClick={onLeave}>
              {t('play_back')}
            </Button>
            <Button
              kind="primary"
              onClick={() =>
                void startInWindow({ ...address, isFreePlayable: false }, address.mode ?? 'REAL')
              }
            >
              {t('play_open_window')}
            </Button>
          </span>
        }
      />
    </div>
  )
}
