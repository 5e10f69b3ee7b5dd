import { useMemo, useState } from 'react'
import { formatMoney } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextAreaField } from '../../../../ui/forms/text-area.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { type Bet, type PasteProblem, type PlayOf, readPaste, totalOf } from './slip.ts'
import styles from './windows.module.css'
import './texts.ts'

const MOST_SHOWN = 20
const MOST_SIGNS = 20_000

interface PasteProps {
  playOf: PlayOf
  /** What was pasted elsewhere. */
  start: string
  onAdd: (bets: readonly Bet[]) => void
  onClose: () => void
}

/** Lines as they are written on paper, such as `12=50*50`; what cannot be read is said line by line. */
export function PasteWindow({ isOpen, ...props }: PasteProps & { isOpen: boolean }) {
  const t = useText()
  return (
    <Modal isOpen={isOpen} onClose={props.onClose} title={t('lottery_paste')}>
      <Paste {...props} />
    </Modal>
  )
}

function Paste({ playOf, start, onAdd, onClose }: PasteProps) {
  const t = useText()
  const [text, setText] = useState(start)
  const { bets, problems } = useMemo(() => readPaste(text, playOf), [text, playOf])
  return (
    <div className={styles.stack}>
      <TextAreaField
        label={t('lottery_paste_label')}
        hint={t('lottery_paste_hint')}
        rows={7}
        maxLength={MOST_SIGNS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status" className={styles.stack}>
        {problems.length > 0 ? (
          <ul className={styles.problems}>
            {problems.slice(0, MOST_SHOWN).map((problem) => (
              <li key={`${problem.line} ${problem.code} ${problem.text}`}>
                <ProblemText problem={problem} />
              </li>
            ))}
            {problems.length > MOST_SHOWN ? (
              <li>{t('lottery_entry_more', { count: problems.length - MOST_SHOWN })}</li>
            ) : null}
          </ul>
        ) : null}
        {bets.length > 0 ? (
          <p className={styles.read}>
            {t('lottery_paste_read', { count: bets.length, amount: formatMoney(totalOf(bets, playOf)) })}
          </p>
        ) : null}
      </div>
      <Button
        kind="primary"
        isBlock
        disabled={bets.length === 0}
        onClick={() => {
          onAdd(bets)
          onClose()
        }}
      >
        {t('lottery_slip_add')}
      </Button>
    </div>
  )
}

function ProblemText({ problem: { line, code, text } }: { problem: PasteProblem }) {
  const t = useText()
  const said = t(`lottery_paste_problem_${code.toLowerCase() as Lowercase<typeof code>}`)
  return text ? t('lottery_paste_line_of', { line, text, said }) : t('lottery_paste_line', { line, said })
}
