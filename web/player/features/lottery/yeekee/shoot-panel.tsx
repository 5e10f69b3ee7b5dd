import { useState } from 'react'
import { plainDigits } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { usePast } from '../parts/use-draws.ts'
import { DigitPad } from './digit-pad.tsx'
import type { Round } from './round-after.ts'
import { ShotsBadge } from './shots-badge.tsx'
import styles from './shoot-panel.module.css'
import { useShoot } from './use-shoot.ts'
import pageStyles from './yeekee.module.css'

const LENGTH = 5

const randomNumber = (): string =>
  String(crypto.getRandomValues(new Uint32Array(1))[0]! % 10 ** LENGTH).padStart(LENGTH, '0')

/** Five digits, the key pad, and the button with its own cool-down. */
export function ShootPanel({ round, onShot }: { round: Round; onShot: () => void }) {
  const t = useText()
  const [number, setNumber] = useState('')
  const { shoot, said, isSending, waitS } = useShoot(round, onShot)
  const isOpen = usePast(round.opensAt)
  const shotsLeft = round.shotsPerMember - (round.mine?.count ?? 0)
  const isReady = number.length === LENGTH && isOpen && waitS === 0 && shotsLeft > 0
  const send = async () => {
    if (isReady && (await shoot(number))) setNumber('')
  }
  const add = (digit: string) => setNumber((held) => (held + digit).slice(0, LENGTH))
  return (
    <section className={`panel ${pageStyles.shoot}`} aria-labelledby="yeekee-shoot">
      <div className={styles.title}>
        <h2 id="yeekee-shoot">{t('yeekee_shoot_title')}</h2>
        <ShotsBadge round={round} />
        <span className={styles.own}>
          {t('yeekee_shoot_own', {
            count: String(round.mine?.count ?? 0),
            most: String(round.shotsPerMember),
          })}
        </span>
      </div>
      <div className={styles.entry}>
        <Digits number={number} onChange={setNumber} onEnter={() => void send()} />
        <Button
          kind="primary"
          size="large"
          className={styles.send}
          isBusy={isSending}
          disabled={!isReady}
          onClick={() => void send()}
        >
          {waitS > 0 ? t('yeekee_shoot_wait', { seconds: String(waitS) }) : t('yeekee_shoot')}
        </Button>
      </div>
      <DigitPad
        onDigit={add}
        onBack={() => setNumber((held) => held.slice(0, -1))}
        onRandom={() => setNumber(randomNumber())}
        canAdd={number.length < LENGTH}
      />
      <p className={said && !said.isGood ? styles.bad : styles.said} role="status">
        {said ? said.text : t('yeekee_shoot_free')} {t('yeekee_shoot_left', { count: shotsLeft })}
      </p>
    </section>
  )
}

/** Boxes over an input, which a keyboard types into; a phone keeps its own keyboard away. */
function Digits({
  number,
  onChange,
  onEnter,
}: {
  number: string
  onChange: (number: string) => void
  onEnter: () => void
}) {
  const t = useText()
  return (
    <label className={styles.digits}>
      <input
        aria-label={t('yeekee_shoot_input')}
        inputMode="none"
        autoComplete="off"
        maxLength={LENGTH}
        value={number}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
        onChange={({ target }) =>
          onChange(
            plainDigits(target.value)
              .replaceAll(/[^0-9]/g, '')
              .slice(0, LENGTH),
          )
        }
      />
      {Array.from({ length: LENGTH }, (_, place) => (
        <b key={place} aria-hidden="true" className={place === number.length ? styles.current : undefined}>
          {number[place] ?? ''}
        </b>
      ))}
    </label>
  )
}
