import { useState } from 'react'
import type { RoomTexts } from '../../../games/kit/locales/room-texts.ts'
import styles from './room-dialogs.module.css'

interface FormProps {
  lobby: RoomTexts['lobby']
  stakes: readonly (readonly [key: number, label: string])[]
  sizes: readonly number[]
  refusal: string
  isBusy: boolean
  open: (stakesKey: number, seatCount: number) => void
}

/** Stakes and size are chosen, and a room of one's own is opened. */
export function OpenRoomForm({ lobby, stakes, sizes, refusal, isBusy, open }: FormProps) {
  const [key, setKey] = useState(stakes[0]![0])
  const [size, setSize] = useState(sizes[0]!)
  return (
    <section className={styles.part}>
      <h3>{lobby.openPrivate}</h3>
      <p className={styles.hint}>{lobby.openPrivateHint}</p>
      <Chooser label={lobby.stakes} choices={stakes} chosen={key} choose={setKey} />
      <Chooser
        label={lobby.size}
        choices={sizes.map((one) => [one, one === 2 ? lobby.headsUp : lobby.seats(one)])}
        chosen={size}
        choose={setSize}
      />
      <p className={styles.error} role="alert">
        {refusal}
      </p>
      <button type="button" className={styles.primary} disabled={isBusy} onClick={() => open(key, size)}>
        {lobby.open}
      </button>
    </section>
  )
}

interface ChooserProps {
  label: string
  choices: readonly (readonly [value: number, text: string])[]
  chosen: number
  choose: (value: number) => void
}

function Chooser({ label, choices, chosen, choose }: ChooserProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select
        className={styles.select}
        aria-label={label}
        value={chosen}
        onChange={({ target }) => choose(Number.parseInt(target.value, 10))}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
