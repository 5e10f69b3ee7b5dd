import { useId } from 'react'
import {
  networkOf,
  type CryptoChannel,
  type DepositChannel,
} from '../../../../contract/shared/cashier-channels.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from './cashier.module.css'
import depositStyles from './deposit.module.css'
import { wayIcons, wayName, wayOf, waySpeed, type ChannelFigures } from './channels.ts'

interface ChannelTilesProps {
  channels: readonly ChannelFigures[]
  chosen: ChannelFigures
  onChoose: (channel: DepositChannel) => void
}

/** One tile for each deposit channel; the networks of USDT are below their own. */
export function ChannelTiles({ channels, chosen, onChoose }: ChannelTilesProps) {
  const t = useText()
  const name = useId()
  const way = wayOf(chosen.channel)
  const ways = [...new Set(channels.map(({ channel }) => wayOf(channel)))]
  const networks = channels.filter((one) => wayOf(one.channel) === 'USDT')
  return (
    <fieldset className="stack">
      <legend className={styles.legend}>{t('deposit_method')}</legend>
      <div className={depositStyles.methods}>
        {ways.map((one) => {
          const first =
            channels.find(({ channel, isPaused }) => wayOf(channel) === one && !isPaused) ??
            channels.find(({ channel }) => wayOf(channel) === one)!
          return (
            <label
              key={one}
              className={`${depositStyles.method} ${depositStyles.methodChoice} ${one === way ? depositStyles.chosen : ''}`}
            >
              <input
                type="radio"
                className="sr-only"
                name={name}
                checked={one === way}
                onChange={() => onChoose(first.channel)}
              />
              <Icon name={wayIcons[one]} />
              <span>
                <b>{wayName(one, t)}</b>
                <small>{first.isPaused ? t('deposit_paused') : waySpeed(one, t)}</small>
              </span>
            </label>
          )
        })}
      </div>
      {way === 'USDT' && networks.length > 1 ? (
        <Segmented
          label={t('deposit_network')}
          value={chosen.channel}
          onChange={onChoose}
          choices={networks.map(({ channel }) => ({
            key: channel,
            text: networkOf(channel as CryptoChannel),
          }))}
        />
      ) : null}
    </fieldset>
  )
}
