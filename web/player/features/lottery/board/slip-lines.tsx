import type { Play } from '../../../../../kernel/lottery/classic/play.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { FieldMessage } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { oddsRange, type SlipLine, stakeOf } from './slip.ts'
import styles from './slip.module.css'
import { playName, selectionText } from './play-words.ts'
import { unitText } from './stake-controls.tsx'
import { Stepper } from './stepper.tsx'
import type { Refusal } from './use-place-order.ts'

interface SlipLinesProps {
  lines: readonly SlipLine[]
  playOf: (playCode: string) => Play | undefined
  prizeGroup: number
  largestMultiple: number
  refusal: Refusal | null
  /** Without it the lines stand as they are. */
  onChange?: ((id: string, change: Partial<SlipLine>) => void) | undefined
  onEdit?: ((line: SlipLine) => void) | undefined
  onRemove?: ((id: string) => void) | undefined
}

export function SlipLines({ lines, ...rest }: SlipLinesProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <Line key={line.id} line={line} {...rest} />
      ))}
    </ul>
  )
}

function Line({
  line,
  playOf,
  prizeGroup,
  largestMultiple,
  refusal,
  onChange,
  onEdit,
  onRemove,
}: Omit<SlipLinesProps, 'lines'> & { line: SlipLine }) {
  const t = useText()
  const play = playOf(line.playCode)
  const name = playName(line.playCode, t)
  const isRefused = refusal?.lineId === line.id
  const odds = play ? oddsRange(play, prizeGroup) : null
  return (
    <li className={isRefused ? styles.refused : undefined}>
      <div className={styles.lineHead}>
        <b>{name}</b>
        <span className="number">{formatMoney(stakeOf(line))}</span>
      </div>
      <p className={styles.picks}>{play ? selectionText(play, line.selections, t) : ''}</p>
      <div className={styles.lineFoot}>
        <small>
          {t('lottery_line_sum', {
            count: line.combinations,
            unit: unitText(line.unitAmount),
            multiple: String(line.multiple),
          })}
          {odds
            ? ` · ${odds.isOne ? t('lottery_pays', { odds: odds.most }) : t('lottery_pays_from', { odds: odds.least })}`
            : ''}
        </small>
        {onChange ? (
          <Stepper
            label={t('lottery_multiple_of', { play: name })}
            value={line.multiple}
            largest={largestMultiple}
            onChange={(next) => onChange(line.id, { multiple: next })}
          />
        ) : null}
        {onEdit && play ? (
          <IconButton
            icon="edit"
            label={t('lottery_line_edit', { play: name })}
            onClick={() => onEdit(line)}
          />
        ) : null}
        {onRemove ? (
          <IconButton
            icon="close"
            label={t('lottery_line_remove', { play: name })}
            onClick={() => onRemove(line.id)}
          />
        ) : null}
      </div>
      {isRefused ? <FieldMessage error={refusal.text} /> : null}
    </li>
  )
}
