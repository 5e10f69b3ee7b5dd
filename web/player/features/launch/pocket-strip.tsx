import { useStore } from 'zustand'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { play } from '../../state/play.ts'
import { bringBack } from '../../state/pocket-return.ts'
import styles from './pocket-strip.module.css'
import './texts.ts'

/** Money that is still at a vendor after its game was left: on its way back, or one press away. */
export default function PocketStrip() {
  const t = useText()
  const pocket = useStore(play, (state) => state.pocket)
  if (!pocket) return null
  const { vendor, displayName, amount, state } = pocket
  const figure = amount === null ? null : formatMoney(amount)
  return (
    <div className={styles.strip} role="status">
      <Icon name={state === 'LEFT' ? 'wallet' : 'clock'} className={styles.icon} />
      <p>
        {figure === null
          ? t('pocket_unknown', { vendor: displayName })
          : t(textOf[state], { amount: figure, vendor: displayName })}
      </p>
      {state === 'WAITING' ? null : (
        <Button
          kind="primary"
          size="small"
          isBusy={state === 'MOVING'}
          onClick={() => void bringBack(vendor)}
        >
          {t('pocket_back')}
        </Button>
      )}
      <IconButton icon="close" label={t('common_close')} onClick={() => play.setState({ pocket: null })} />
    </div>
  )
}

const textOf = { MOVING: 'pocket_moving', WAITING: 'pocket_waiting', LEFT: 'pocket_left' } as const
