import { useId, useState } from 'react'
import { readLimits } from '../../../../contract/player/limits/read-limits.ts'
import { takeSelfTest } from '../../../../contract/player/limits/take-self-test.ts'
import type { SelfTestBand } from '../../../../contract/shared/limit-words.ts'
import { useSend } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import styles from './limits.module.css'

const questions = [
  'limits_q1',
  'limits_q2',
  'limits_q3',
  'limits_q4',
  'limits_q5',
  'limits_q6',
  'limits_q7',
  'limits_q8',
  'limits_q9',
] as const
const answers = ['limits_test_0', 'limits_test_1', 'limits_test_2', 'limits_test_3'] as const
export const bandTexts = {
  NONE: 'rg_self_test_none',
  LOW: 'rg_self_test_low',
  MODERATE: 'rg_self_test_moderate',
  HIGH: 'rg_self_test_high',
} as const

const UNANSWERED = { given: questions.map(() => null) as readonly (number | null)[] }

/** Nine questions, then the band with what may help. */
export function SelfTest({ onDone }: { onDone: () => void }) {
  const t = useText()
  const send = useSend(takeSelfTest, { changes: [readLimits] })
  const [result, setResult] = useState<{ band: SelfTestBand; score: number }>()
  const form = useForm({
    start: UNANSWERED,
    send: async ({ given }) =>
      setResult(await send.mutateAsync({ body: { answers: given.map((answer) => answer ?? 0) } })),
    refuse: (error) => {
      toast.bad(errorText(error, t))
      return {}
    },
  })
  const { given } = form.values
  if (result)
    return (
      <Result
        {...result}
        onAgain={() => {
          form.edit(UNANSWERED)
          setResult(undefined)
        }}
        onDone={onDone}
      />
    )
  const isWhole = given.every((answer) => answer !== null)
  return (
    <Form form={form} className="stack">
      <p className="small text-2">{t('limits_test_intro')}</p>
      {questions.map((key, place) => (
        <Question
          key={key}
          text={`${place + 1}. ${t(key)}`}
          value={given[place]!}
          onChange={(answer) =>
            form.edit({ given: given.map((one, other) => (other === place ? answer : one)) })
          }
        />
      ))}
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy} disabled={!isWhole}>
        {t('limits_test_send')}
      </Button>
    </Form>
  )
}

function Question({
  text,
  value,
  onChange,
}: {
  text: string
  value: number | null
  onChange: (answer: number) => void
}) {
  const t = useText()
  const name = useId()
  return (
    <fieldset className={styles.question}>
      <legend>{text}</legend>
      <div className={`${styles.lengths} ${styles.two}`}>
        {answers.map((key, answer) => (
          <label key={key}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
            />
            <span>{t(key)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Result({
  band,
  score,
  onAgain,
  onDone,
}: {
  band: SelfTestBand
  score: number
  onAgain: () => void
  onDone: () => void
}) {
  const t = useText()
  return (
    <div className="stack" role="status">
      <p className={styles.band}>{t(bandTexts[band])}</p>
      <p className="small text-2">{t('limits_test_score', { score: String(score) })}</p>
      {band === 'NONE' ? null : <Note tone="info">{t('limits_test_offer')}</Note>}
      <p className="small">{t('rg_hotline')}</p>
      <a className={styles.call} href="tel:1323">
        {t('rg_hotline_call')}
      </a>
      <Button kind="primary" isBlock onClick={onDone}>
        {t('limits_test_set')}
      </Button>
      <Button kind="quiet" isBlock onClick={onAgain}>
        {t('limits_test_again')}
      </Button>
    </div>
  )
}
