import { useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import type { Offer } from './offers.ts'
import type { NumberLine, PlayOf } from './slip.ts'
import { SlipRow } from './slip-rows.tsx'
import styles from './rows.module.css'
import './texts.ts'

const PAGE = 100

interface SlipListProps {
  lines: readonly NumberLine[]
  playOf: PlayOf
  offerOf: (line: NumberLine) => Offer
  onStake?: (id: string, unitAmount: number) => void
  onRemove: (id: string) => void
  onAccept?: (id: string) => void
  onLess?: (id: string, unitAmount: number) => void
}

/** The lines of a slip, a hundred at a time. */
export function SlipList({ lines, playOf, offerOf, ...deeds }: SlipListProps) {
  const t = useText()
  const [shown, setShown] = useState(PAGE)
  return (
    <>
      <ul className={styles.rows}>
        {lines.slice(0, shown).map((line) => {
          const play = playOf(line.playCode)
          return play ? (
            <SlipRow key={line.id} line={line} play={play} offer={offerOf(line)} {...deeds} />
          ) : null
        })}
      </ul>
      {lines.length > shown ? (
        <Button kind="quiet" isBlock onClick={() => setShown(shown + PAGE)}>
          {t('lottery_more_lines', { count: Math.min(PAGE, lines.length - shown) })}
        </Button>
      ) : null}
    </>
  )
}
